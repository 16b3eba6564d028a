"""How the positions of the cows' table are written: only what matters in a case.

The pasture is bare where no rank is given, and the first player has to choose a card, or to move
where pieces are still to move: unless the case says otherwise.
"""

from boardwidgets.games.cows import RULES
from boardwidgets.games.cows.squares import FILES, RANKS
from tests.games.positions import Case, Table, diagram


def seats(players: int) -> tuple[str, ...]:
    """The players by their numbers."""
    return tuple(str(number) for number in range(1, players + 1))


def whole(case: Case) -> str:
    """The whole position."""
    lines = [line for line in case.lines if line[0] not in RANKS]
    if not any(line.startswith("to move:") for line in lines):
        moving = any(line.startswith("moving:") for line in lines)
        lines.append(f"to move: player 1, {'move' if moving else 'card'}")
    # Who has to move is said last, wherever a case says it.
    lines.sort(key=lambda line: line.startswith("to move:"))
    board = diagram(case.lines, "".join(RANKS), "".join(FILES))
    return "\n".join([f"cows {case.players} players", *board, *lines])


TABLE = Table(RULES, whole, seats, chance="seed", seat_facts=("seat",))
