"""A line of words in a widget."""

from html import escape

from ipywidgets import HTML


class TextLine(HTML):
    """Shows sentences, escaped; `kind` is the class that gives the line its look."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.add_class(kind)

    def say(self, *lines: str, note: str = "") -> None:
        """Show lines below one another, and a quieter note behind the last."""
        quiet = f' <span class="bw-note">{escape(note)}</span>' if note else ""
        self.value = "<br>".join(map(escape, lines)) + quiet
