"""A scene in words, as it is read aloud, from back to front.

Items whose text is a whole sentence are said. A text that is only a name, such as `a1`, is for a
place that can be picked, and is not said.
"""

from boardwidgets.draw.scene import Scene

SENTENCE_ENDS = (".", "!", "?", "…", ":", "。")


def words(scene: Scene) -> tuple[str, ...]:
    """The title and every sentence of a scene, in the order of its items, each once.

    >>> from boardwidgets.draw.scene import Item
    >>> assam = Item("figures", "assam", "Assam stands on d4 and looks north.", ())
    >>> words(Scene(10, 10, (Item("ground", "a1", "a1", ()), assam), title="Marrakech"))
    ('Marrakech', 'Assam stands on d4 and looks north.')
    """
    texts = (item.text for item in scene.items if item.text.endswith(SENTENCE_ENDS))
    return tuple(dict.fromkeys(text for text in (scene.title, *texts) if text))
