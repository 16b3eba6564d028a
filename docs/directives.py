"""What the site draws from the code each time it is built.

In a page, ```` ```{floors} ```` is the picture of the floors, `{rooms}` a table of the games'
rooms, `{rulebook} cows` all rules of a game, `{public-names}` what `boardwidgets` offers, and
`{modules} boardwidgets.core` the modules of a package, each from its docstrings.
"""

import inspect
from collections.abc import Iterator
from textwrap import indent
from types import ModuleType
from typing import Any, Final

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.pycode import ModuleAnalyzer
from sphinx.util import inspect as sphinx_inspect
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

import boardwidgets as bw
from boardwidgets.core.rulebook import Rule
from boardwidgets.teach.reading import RulesPage
from docs import game_rooms
from docs.floor_plan import floor_plan
from docs.floors import PACKAGE, rooms
from docs.rule_places import places

LONGEST_VALUE: Final = 200
"""How many letters of a value the reference shows; of longer ones none."""


class Floors(SphinxDirective):
    """The picture of the floors, as part of the page, so that it takes on its colours."""

    def run(self) -> list[nodes.Node]:
        """The picture."""
        svg = floor_plan(rooms())
        return [nodes.raw("", f'<figure class="floors">{svg}</figure>', format="html")]


class Rooms(SphinxDirective):
    """A table of the rooms that games share in a part of the package, with their lines.

    Each line of the content names a room and says what it is: `moves: the moves as values`. What
    a game has beside these stands below the table.
    """

    has_content = True
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The table; a room that no game has is an error."""
        part = self.arguments[0]
        known = {game: game_rooms.rooms_of(part, game) for game in game_rooms.games(part)}
        roles = dict(line.split(": ", 1) for line in self.content if line)
        head = ["Room", "What it is", *map(title, known)]
        rows = [head, ["---", "---", *["--:"] * len(known)]]
        for name, role in roles.items():
            found = [game_rooms.lines_in(room, name) for room in known.values()]
            if not any(found):
                raise self.error(f"no game has a room {name!r} in {part}/")
            rows.append([f"`{name}`", role, *(str(lines or "") for lines in found)])
        own = [
            f"- {title(game)}: " + ", ".join(f"`{name}`" for name in game_rooms.others(room, roles))
            for game, room in known.items()
            if game_rooms.others(room, roles)
        ]
        table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
        text = f"{table}\n\nA game's own subjects have rooms of their own:\n\n" + "\n".join(own)
        return self.parse_text_to_nodes(text)


def title(game: str) -> str:
    """The title of a game as a reader knows it."""
    return str(bw.rules(game).title.removeprefix("The rules of "))


class Rulebook(SphinxDirective):
    """All rules of a game, each a section with its sources, our ruling and where it is enforced."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The sections."""
        page = bw.rules(self.arguments[0])
        return [rule_section(page, rule) for rule in page.shown]


def rule_section(page: RulesPage, rule: Rule) -> nodes.section:
    """One rule, with an anchor that is its id."""
    section = nodes.section(ids=[nodes.make_id(rule.id)], names=[rule.id])
    section += nodes.title("", rule.title)
    section += nodes.paragraph("", "", nodes.literal("", rule.id))
    section += nodes.paragraph("", rule.text)
    notes = nodes.bullet_list("")
    for note in page.notes(rule):
        notes += nodes.list_item("", nodes.paragraph("", note))
    code = nodes.paragraph("", "In the code: ")
    for number, place in enumerate(places(page.ruleset.name, rule.id)):
        code += [nodes.Text(", " if number else ""), nodes.literal("", place)]
    notes += nodes.list_item("", code)
    section += notes
    return section


class PublicNames(SphinxDirective):
    """What `boardwidgets` offers to those who import it, each from its docstring."""

    def run(self) -> list[nodes.Node]:
        """The entries, in the order of `__all__`."""
        names = [name for name in bw.__all__ if not name.startswith("_")]
        return self.parse_text_to_nodes(as_rst("\n".join(map(public_entry, names))))


def public_entry(name: str) -> str:
    """The directive that documents a public name."""
    value = getattr(bw, name)
    if inspect.isroutine(value):
        return f".. autofunction:: boardwidgets.{name}\n"
    if inspect.isclass(value):
        kind = "autoexception" if issubclass(value, BaseException) else "autoclass"
        return f".. {kind}:: boardwidgets.{name}\n"
    if isinstance(value, ModuleType):  # a room that can be called has an entry as a room, too
        text = indent(inspect.getdoc(type(value).__call__) or "", "   ")
        place = f'.. raw:: html\n\n   <span id="boardwidgets.{name}"></span>\n\n'
        return f"{place}.. py:function:: boardwidgets.{name}()\n   :no-index:\n\n{text}\n"
    text = indent("\n".join(written_below(name)), "   ")
    kind = type(value).__name__
    return f".. py:data:: boardwidgets.{name}\n   :type: {kind}\n\n{text}\n"


def written_below(name: str) -> list[str]:
    """What stands below a public name that is a plain value, in the module where it is made."""
    home = bw._HOMES[name]  # noqa: SLF001 - what the front door knows, and a value does not
    return ModuleAnalyzer.for_module(f"boardwidgets.{home}").find_attr_docs()["", name]


def own_signature(
    app: Sphinx, what: str, name: str, made: Any, options: Any, signature: str, returns: str
) -> tuple[str, str] | None:
    """How a widget is made: its base classes take anything, and would hide what it takes."""
    if what == "class" and signature == "(*args: t.Any, **kwargs: t.Any)":
        found = sphinx_inspect.signature(made.__init__, bound_method=True)
        return sphinx_inspect.stringify_signature(found, show_return_annotation=False), returns
    return None


def as_rst(text: str) -> str:
    """Directives of autodoc, for a page in Markdown."""
    return f"````{{eval-rst}}\n{text}\n````"


class Modules(SphinxDirective):
    """The modules of a package, each a section made from its docstrings.

    The folders of the games are left out, unless one of them is asked for.
    """

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The sections."""
        text = "\n\n".join(
            f"## `{name}`\n\n" + as_rst(f".. automodule:: {name}")
            for name in module_names(self.arguments[0])
        )
        return self.parse_text_to_nodes(text, allow_section_headings=True)


def module_names(package: str) -> Iterator[str]:
    """The names of a package's modules, or of the module itself when it is one."""
    place = PACKAGE.joinpath(*package.split(".")[1:])
    if not place.is_dir():
        yield package
        return
    apart = set(game_rooms.games("games")) - set(package.split("."))
    for file in sorted(place.rglob("*.py")):
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        if not apart.intersection(parts):
            yield ".".join(parts).removesuffix(".__init__")


def is_left_out(
    app: Sphinx, what: str, name: str, member: Any, skip: bool, options: Any
) -> bool | None:
    """Whether autodoc leaves out a member of a module or a class; None leaves it to autodoc.

    Of the fields of a tuple Python says only their number; the signature says all. And a public
    name is documented once, as `boardwidgets` offers it.
    """
    if what == "module":
        return (name in bw.__all__ and getattr(bw, name) is member) or None
    return str(member.__doc__).startswith("Alias for field number") or None


def without_long_values(
    app: Sphinx, domain: str, objtype: str, content: addnodes.desc_content
) -> None:
    """Leave out what a name stands for when it is a whole table: some are a page long."""
    for part in list(content.parent.findall(addnodes.desc_annotation)):
        text = part.astext()
        if text.lstrip().startswith("=") and len(text) > LONGEST_VALUE:
            part.parent.remove(part)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Tell Sphinx of what stands here."""
    for name, directive in DIRECTIVES.items():
        app.add_directive(name, directive)
    app.connect("autodoc-skip-member", is_left_out)
    app.connect("autodoc-process-signature", own_signature)
    app.connect("object-description-transform", without_long_values)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


DIRECTIVES: dict[str, type[SphinxDirective]] = {
    "floors": Floors,
    "rooms": Rooms,
    "rulebook": Rulebook,
    "public-names": PublicNames,
    "modules": Modules,
}
