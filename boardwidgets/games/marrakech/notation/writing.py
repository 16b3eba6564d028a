"""Writing a position of Marrakech down as text."""

from boardwidgets.core.positions import write_grid
from boardwidgets.core.squares import HEADINGS
from boardwidgets.games.marrakech.notation.words import BY_NOBODY, LETTERS, seat_words
from boardwidgets.games.marrakech.phases import RUG
from boardwidgets.games.marrakech.record import MarrakechRecord
from boardwidgets.games.marrakech.rugs import BARE, COLOURS
from boardwidgets.games.marrakech.squares import GRID, NAMES


def write_position(record: MarrakechRecord) -> str:
    """The position of a record as text.

    >>> from boardwidgets.game import Game
    >>> write_position(Game("marrakech", seed=1).state).splitlines()[9]
    'assam d4 N'
    """
    words = {NAMES[number]: _rug_word(rug) for number, rug in enumerate(record.tops)}
    constants = record.constants
    # A next rug that is not drawn yet is left open, so the phase that draws it needs no word.
    phase = constants.opening if record.phase == RUG else record.phase
    mover = "nobody" if phase in BY_NOBODY else seat_words(constants.colours[record.seat])
    lines = [
        f"marrakech {constants.players} players",
        *write_grid(words, GRID),
        f"assam {NAMES[record.assam]} {HEADINGS[record.heading]}",
        *(_player_line(record, seat) for seat in range(constants.players)),
        f"to move: {mover}, {phase}",
    ]
    return "\n".join(lines) + "\n"


def _rug_word(rug: int) -> str:
    return "." if rug == BARE else f"{LETTERS[rug % 4]}{rug // 4}"


def _player_line(record: MarrakechRecord, seat: int) -> str:
    own = record.constants.colours[seat]
    parts = [f"{record.purses[seat]} dirhams"]
    next_rug = record.next_rugs[seat]
    if record.out[seat]:
        parts.append("out")
    elif len(own) == 1:
        parts.append(f"{record.rugs[own[0]]} rugs")
    else:
        parts += [f"{record.rugs[colour]} {COLOURS[colour]}" for colour in own]
    if next_rug is not None:
        parts.append(f"next {COLOURS[next_rug]}")
    return f"{seat_words(own)}: {', '.join(parts)}"
