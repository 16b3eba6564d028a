"""What a widget leaves in a notebook: itself while a kernel runs, else a picture and words."""

from collections.abc import Iterable
from typing import Any

from ipywidgets import DOMWidget

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.scene import Scene
from boardwidgets.draw.svg import svg


def mimebundle(widget: DOMWidget, scene: Scene, words: Iterable[str]) -> dict[str, Any]:
    """The output of a cell that ends in a widget.

    A page with a kernel shows the live widget; other readers the picture, which says how to bring
    it to life; a terminal the words.
    """
    said = tuple(words)
    bundle: dict[str, Any] = DOMWidget._repr_mimebundle_(widget)
    caption = catalogue("boardwidgets.widgets").say("board.picture")
    return bundle | {
        "image/svg+xml": svg(scene, caption=caption, description=said),
        "text/plain": "\n".join(said) or scene.title,
    }
