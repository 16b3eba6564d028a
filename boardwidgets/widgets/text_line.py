"""A line of words in a widget."""

from html import escape

from ipywidgets import HTML

from boardwidgets.core.messages import PlayerName
from boardwidgets.teach.account import AccountLine


class TextLine(HTML):
    """Shows sentences, escaped; `kind` is the class that gives the line its look."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.add_class(kind)

    def say(self, *lines: str | AccountLine, note: str = "", rule: str = "") -> None:
        """Show lines below one another, names bold, and a quieter note behind the last.

        With the id of a `rule` the note is its name, which leads to its card.
        """
        kind = f'button type="button" data-rule="{escape(rule)}"' if rule else "span"
        end = kind.partition(" ")[0]
        quiet = f' <{kind} class="bw-note">{escape(note)}</{end}>' if note else ""
        self.value = "<br>".join(map(_shown, lines)) + quiet


def plain(line: str | AccountLine) -> str:
    """A line as plain text, for a screen reader.

    >>> plain(("Ada", ": rolls 3.")), plain("Ada rolls.")
    ('Ada: rolls 3.', 'Ada rolls.')
    """
    return "".join(line)


def _shown(line: str | AccountLine) -> str:
    pieces = (line,) if isinstance(line, str) else line
    return "".join(
        f"<b>{escape(piece)}</b>" if isinstance(piece, PlayerName) else escape(piece)
        for piece in pieces
    )
