"""A section of a play cell's drawer."""

from ipywidgets import VBox


class Section(VBox):
    """Made when it is first opened, then hidden and shown again.

    A page never frees the parts of a view that it has taken away: what comes and goes is kept.
    """

    def appear(self) -> None:
        """Show how the game stands, as a reader expects who opens it."""

    def refresh(self) -> None:
        """Bring it up to date while it is open."""

    def disappear(self) -> None:
        """Let go of what a page need not hold while it is closed."""
