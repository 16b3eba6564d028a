"""Writing a position."""

from fireflies.record import MEADOW, FirefliesRecord


def written(record: FirefliesRecord) -> str:
    """The position as text; ? is a wish that is hidden, or what the last lantern waits for."""
    wishes = (str(wish or "?") for wish in record.wishes)
    lanterns = (f"{MEADOW.names[one.square]}:{one.fireflies or '?'}" for one in record.lanterns)
    lines = (("fireflies", str(record.setup.players)), ("wishes", *wishes), ("lanterns", *lanterns))
    return "\n".join(map(" ".join, lines))
