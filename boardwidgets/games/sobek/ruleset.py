"""The rules of Sobek as one value, and how a game starts."""

from typing import Final

from boardwidgets.core.state import Ruleset, Setup
from boardwidgets.games.sobek.cards import COPIES, SPARE
from boardwidgets.games.sobek.constants import constants_of
from boardwidgets.games.sobek.description import describe, move_words, now, seat_name
from boardwidgets.games.sobek.notation.reading import read_position
from boardwidgets.games.sobek.options import OPTIONS
from boardwidgets.games.sobek.parsing import parse
from boardwidgets.games.sobek.phases import FIRST
from boardwidgets.games.sobek.replay import replay
from boardwidgets.games.sobek.seats import Seat
from boardwidgets.games.sobek.state import PACKAGE, SobekState
from boardwidgets.games.sobek.tally import tally
from boardwidgets.games.sobek.tokens import DRAWN


def start(setup: Setup) -> SobekState:
    """The game before chance draws who begins; all are on 0 (`sobek.setup.players`)."""
    constants = constants_of(setup)
    return SobekState(
        constants=constants,
        phase=FIRST,
        seat=0,
        round=1,
        row=(),
        pool=COPIES,
        pile=constants.pile,
        aside=constants.aside,
        spare=SPARE,
        discard=(),
        tokens=(),
        sealed=DRAWN,
        spent=(),
        seats=(Seat(),) * constants.players,
    )


RULES: Final = Ruleset(
    package=PACKAGE,
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
    secrets=True,
)
"""The rules of Sobek, as the table of games holds them."""
