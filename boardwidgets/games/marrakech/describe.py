"""A position of Marrakech in words: what one would see on the board, and what may be done now."""

from collections.abc import Sequence
from typing import Final, cast

from boardwidgets.core.messages import catalogue
from boardwidgets.core.squares import HEADINGS
from boardwidgets.core.state import State
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES
from boardwidgets.games.marrakech.state import MarrakechState
from boardwidgets.games.marrakech.table import SEAT_COLOURS

PACKAGE: Final = "boardwidgets.games.marrakech"


def seat_name(players: int, seat: int) -> str:
    """A seat by its colours.

    >>> seat_name(2, 0), seat_name(3, 2)
    ('Yellow and Red', 'Blue')
    """
    own = SEAT_COLOURS[players][seat]
    return catalogue(PACKAGE).say("seat." + "-".join(COLOURS[colour] for colour in own))


def describe(state: State, names: Sequence[str]) -> tuple[str, ...]:
    """The position in sentences: Assam, the players, the rugs."""
    marrakech = cast("MarrakechState", state)
    seats = range(marrakech.table.players)
    return (
        _assam(marrakech, names),
        *(sentence for seat in seats for sentence in _player(marrakech, names, seat)),
        *_rugs(marrakech),
    )


def _assam(state: MarrakechState, names: Sequence[str]) -> str:
    say = catalogue(PACKAGE).say
    square, heading = NAMES[state.assam], HEADINGS[state.heading]
    rug = state.tops[state.assam]
    owner = state.owner_in(rug % 4) if rug else None
    if owner is None:
        ground = "neutral" if rug else "bare"
        return say("describe.assam", names, square=square, heading=heading, ground=ground)
    colour = COLOURS[rug % 4]
    return say("describe.rug", names, square=square, heading=heading, owner=owner, colour=colour)


def _player(state: MarrakechState, names: Sequence[str], seat: int) -> list[str]:
    say = catalogue(PACKAGE).say
    dirhams = state.purses[seat]
    if state.out[seat]:
        return [say("describe.out", names, seat=seat, dirhams=dirhams)]
    total = state.scores[seat]
    sentence = say(
        "describe.player",
        names,
        seat=seat,
        dirhams=dirhams,
        rugs=state.unlaid(seat),
        visible=total - dirhams,
        total=total,
    )
    next_rug = state.next_rugs[seat]
    if next_rug is None:
        return [sentence]
    return [sentence, say("describe.next-rug", names, seat=seat, colour=COLOURS[next_rug])]


def _rugs(state: MarrakechState) -> list[str]:
    say = catalogue(PACKAGE).say
    if not any(state.tops):
        return [say("describe.bare-board")]
    found = []
    for colour, name in enumerate(COLOURS):
        squares = tuple(
            NAMES[number] for number, rug in enumerate(state.tops) if rug and rug % 4 == colour
        )
        if squares:
            found.append(say("describe.rugs", colour=name, squares=squares))
    return found


def now(state: State, names: Sequence[str]) -> tuple[str, ...]:
    """Who has to do what now, or who has won, in sentences."""
    return tuple(_now(cast("MarrakechState", state), names))


def _now(state: MarrakechState, names: Sequence[str]) -> list[str]:
    say = catalogue(PACKAGE).say
    if state.phase == "over":
        return [say("now.over"), _winners(state, names)]
    if state.phase == "turn after":
        key = "now.turn-after." + ("keep" if len(state.table.turns) > 2 else "quarter")
        return [say(key, names, seat=state.seat)]
    parameters: dict[str, object] = {"heading": HEADINGS[state.heading]}
    if state.phase == "lay":
        parameters["colour"] = COLOURS[state.colour_to_lay]
    return [say(f"now.{state.phase}", names, seat=state.seat, **parameters)]


def _winners(state: MarrakechState, names: Sequence[str]) -> str:
    say = catalogue(PACKAGE).say
    match state.winners:
        case (winner,):
            return say("describe.won", names, winner=winner)
        case (winner, other):
            return say("describe.shared.two", names, winner=winner, other=other)
        case several:
            shown = tuple(names[seat] for seat in several)
            return say("describe.shared.more", shown=shown)
