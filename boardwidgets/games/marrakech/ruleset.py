"""The rules of Marrakech as one value, and how a game begins."""

from typing import Final

from boardwidgets.core.squares import HEADINGS
from boardwidgets.core.state import Ruleset, Setup
from boardwidgets.games.marrakech.constants import PURSE, constants_of
from boardwidgets.games.marrakech.description import describe, move_words, now, seat_name
from boardwidgets.games.marrakech.notation.reading import read_position
from boardwidgets.games.marrakech.options import OPTIONS
from boardwidgets.games.marrakech.parsing import parse
from boardwidgets.games.marrakech.phases import FIRST
from boardwidgets.games.marrakech.replay import replay
from boardwidgets.games.marrakech.rugs import BARE, COLOURS
from boardwidgets.games.marrakech.squares import NAMES, square
from boardwidgets.games.marrakech.state import MarrakechState
from boardwidgets.games.marrakech.tally import tally

CENTRE: Final = square("d4")
"""Where Assam starts (`marrakech.setup.assam`)."""


def start(setup: Setup) -> MarrakechState:
    """The game as it is set up, before chance draws who begins."""
    constants = constants_of(setup)
    playing = {colour for own in constants.colours for colour in own}
    # So many rugs of each colour that is played with: `marrakech.setup.rugs`.
    each = setup.options["rugs_each"]
    return MarrakechState(
        setup,
        constants,
        phase=FIRST,
        seat=0,
        assam=CENTRE,
        heading=HEADINGS.index(setup.options["start_heading"]),
        tops=(BARE,) * len(NAMES),
        purses=(PURSE,) * constants.players,
        rugs=tuple(each if colour in playing else 0 for colour in range(len(COLOURS))),
        next_rugs=(None,) * constants.players,
        out=(False,) * constants.players,
    )


RULES: Final = Ruleset(
    package=__name__.rpartition(".")[0],
    seats=range(2, 5),
    options=OPTIONS,
    start=start,
    parse=parse,
    read_position=read_position,
    replay=replay,
    describe=describe,
    now=now,
    seat_name=seat_name,
    move_words=move_words,
    tally=tally,
)
"""The rules of Marrakech, as the table of games holds them."""
