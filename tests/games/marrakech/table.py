"""How the positions of Marrakech's table are written: only what matters in a case.

The board is bare where no rank is given, Assam stands on d4 and faces north, everybody has what
they start with, and the first player has to turn Assam: unless the case says otherwise.
"""

from boardwidgets.games.marrakech import RULES
from tests.games.marrakech.situations import SEATS
from tests.games.positions import Case, Table, diagram

FILES, RANKS = "abcdefg", "1234567"


def seats(players: int) -> tuple[str, ...]:
    """The players by their colours, those with two of them by the first."""
    return tuple(name.split()[0] for name in SEATS[players])


def whole(case: Case) -> str:
    """The whole position."""
    said = {line.partition(":")[0]: line for line in case.lines}
    assam = next((line for line in case.lines if line.startswith("assam ")), "assam d4 N")
    named = SEATS.get(case.players, SEATS[4])
    purses = [said.get(name, f"{name}: {usual_purse(name, case.players)}") for name in named]
    to_move = said.get("to move", f"to move: {named[0]}, turn")
    board = diagram(case.lines, RANKS, FILES)
    return "\n".join([f"marrakech {case.players} players", *board, assam, *purses, to_move])


def usual_purse(name: str, players: int) -> str:
    """What a player starts with."""
    if players > 2:
        return f"30 dirhams, {15 if players == 3 else 12} rugs"
    first, second = name.split()
    return f"30 dirhams, 12 {first}, 12 {second}, next {first}"


TABLE = Table(
    RULES,
    whole,
    seats,
    players=4,
    seat_facts=("seat", "payer", "owner"),
    probes=("left", "back", "2", "c4 c5", "first red", "rug red"),
)
