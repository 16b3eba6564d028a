"""How the site shows the pictures that notebooks keep: each with its words below it.

In a notebook the board itself says them. A page has only the picture, which not all can see, and
a walk-through's picture is only that of its last step. What a picture says of cells to run is
meant for JupyterLab: so each lesson begins with how to open it there.
"""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.typing import ExtensionMetadata


class WordsOfPictures(SphinxPostTransform):
    """Puts the words of a kept picture below it."""

    default_priority = 3  # before MyST-NB keeps the picture alone

    def run(self, **options: Any) -> None:
        """Add them to each output that is kept both as a picture and in words."""
        docname = self.env.current_document.docname
        if docname.startswith("notebooks/"):
            title = self.document.next_node(nodes.title)
            if title is not None:
                place = title.parent.index(title) + 1
                title.parent.insert(place, how_to_play(self.app, docname))
        for bundle in list(self.document.findall(nodes.container)):
            if bundle.get("nb_element") == "mime_bundle":
                forms = [form for form in bundle.children if isinstance(form, nodes.Element)]
                kept = {form["mime_type"]: form for form in forms}
                if {"image/svg+xml", "text/plain"} <= kept.keys():
                    for image in kept["image/svg+xml"].findall(nodes.image):
                        image["alt"] = "A picture; what it shows stands below in words."
                    place = bundle.parent.index(bundle) + 1
                    bundle.parent.insert(place, folded(kept["text/plain"].astext()))


def how_to_play(app: Sphinx, docname: str) -> nodes.note:
    """A note that leads from a lesson to how it is opened in JupyterLab."""
    address = app.builder.get_relative_uri(docname, app.config.root_doc)
    opening = nodes.reference("", "your own machine", refuri=address, internal=True)
    before = "The boards on this page are pictures. To play, open this lesson in JupyterLab, on "
    return nodes.note("", nodes.paragraph("", "", nodes.Text(before), opening, nodes.Text(".")))


def folded(words: str) -> list[nodes.Node]:
    """Words that open with a click."""
    opening = '<details class="words"><summary>In words</summary>'
    return [
        nodes.raw("", opening, format="html"),
        nodes.literal_block("", words, language="none"),
        nodes.raw("", "</details>", format="html"),
    ]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Tell Sphinx of it."""
    app.add_post_transform(WordsOfPictures)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
