"""How the positions of Sobek's table are written: only what matters in a case.

Lines of a player have the colour before them (`red: 12`, `red hand: …`, `red set fish: …`); what is
not said is as in `USUAL`, with 0 points and no cards for everybody, in round 1.
"""

from boardwidgets.games.sobek import RULES
from boardwidgets.games.sobek.moves import COLOURS
from tests.games.positions import Case, Table

USUAL = {
    "row": "ebony0 marble0 ivory0 marble0 ebony0",
    "deck": "20 cards",
    "discard": "",
    "events": "none",
    "spent": "",
    "to move": "red, turn",
    "round": "1",
}
ON_THE_TABLE = ("row", "deck", "discard", "events", "spent")


def seats(players: int) -> tuple[str, ...]:
    """The players by their colours."""
    return COLOURS[:players]


def whole(case: Case) -> str:
    """The whole position."""
    said = dict(USUAL)
    held: dict[str, list[str]] = {colour: [] for colour in COLOURS[: case.players]}
    points = dict.fromkeys(held, "0")
    for line in case.lines:
        key, _, rest = (part.strip() for part in line.partition(":"))
        colour, _, what = key.partition(" ")
        if key in USUAL:
            said[key] = rest
        elif what:
            held[colour].append(f"  {what}: {rest}")
        else:
            points[colour] = rest
    # An empty row is written, whatever else is empty is left out.
    table = [f"{key}: {said[key]}" for key in ON_THE_TABLE if said[key] or key == "row"]
    players = [
        line for colour in held for line in (f"{colour}: {points[colour]} points", *held[colour])
    ]
    head = f"sobek {case.players} players, round {said['round']}"
    return "\n".join([head, *table, *players, f"to move: {said['to move']}"])


TABLE = Table(RULES, whole, seats, seat_facts=("seat", "other"), probes=("take 1", "done"))
