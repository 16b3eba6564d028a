"""A line of words in a widget."""

from html import escape

from ipywidgets import HTML


class Line(HTML):
    """Shows sentences, escaped; `kind` is the class that gives the line its look."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.add_class(kind)

    def say(self, *sentences: str, note: str = "") -> None:
        """Show sentences after one another, and a quieter note behind them."""
        text = " ".join(map(escape, sentences))
        quiet = f' <span class="bw-note">{escape(note)}</span>' if note else ""
        self.value = text + quiet
