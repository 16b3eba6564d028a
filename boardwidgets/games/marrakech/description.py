"""A position of Marrakech in words: what one would see on the board, and what may be done now."""

from collections.abc import Sequence
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.moves import First, Move
from boardwidgets.core.squares import HEADINGS
from boardwidgets.games.marrakech.constants import SEAT_COLOURS
from boardwidgets.games.marrakech.moves import STRAIGHT, Die, LayRug, NextRug, Turn
from boardwidgets.games.marrakech.phases import LAY, OVER, TURN_AFTER
from boardwidgets.games.marrakech.record import MarrakechRecord
from boardwidgets.games.marrakech.rugs import COLOURS
from boardwidgets.games.marrakech.squares import NAMES

PACKAGE: Final = "boardwidgets.games.marrakech"


def seat_name(players: int, seat: int) -> str:
    """A seat by its colours.

    >>> seat_name(2, 0), seat_name(3, 2)
    ('Yellow-Red', 'Blue')
    """
    own = SEAT_COLOURS[players][seat]
    return catalogue(PACKAGE).say("seat." + "-".join(COLOURS[colour] for colour in own))


def describe(record: MarrakechRecord, names: Sequence[str]) -> tuple[str, ...]:
    """The position in sentences: Assam, the players, the rugs.

    >>> from boardwidgets.game import Game
    >>> game = Game("marrakech", seed=1)
    >>> describe(game.state, game.names)[0]
    'Assam stands on d4, facing north, on this ground: a bare square.'
    """
    seats = range(record.constants.players)
    return (
        _assam(record, names),
        *(sentence for seat in seats for sentence in _player(record, names, seat)),
        *_rugs(record),
    )


def _assam(record: MarrakechRecord, names: Sequence[str]) -> str:
    say = catalogue(PACKAGE).say
    square, heading = NAMES[record.assam], HEADINGS[record.heading]
    rug = record.tops[record.assam]
    owner = record.owner_in(rug % 4) if rug else None
    if owner is None:
        ground = "neutral" if rug else "bare"
        return say("describe.assam", names, square=square, heading=heading, ground=ground)
    colour = COLOURS[rug % 4]
    return say("describe.rug", names, square=square, heading=heading, owner=owner, colour=colour)


def _player(record: MarrakechRecord, names: Sequence[str], seat: int) -> list[str]:
    say = catalogue(PACKAGE).say
    dirhams = record.purses[seat]
    if record.out[seat]:
        return [say("describe.out", names, seat=seat, dirhams=dirhams)]
    total = record.scores[seat]
    sentence = say(
        "describe.player",
        names,
        seat=seat,
        dirhams=dirhams,
        rugs=record.unlaid(seat),
        visible=total - dirhams,
        total=total,
    )
    next_rug = record.next_rugs[seat]
    if next_rug is None:
        return [sentence]
    return [sentence, say("describe.next-rug", names, seat=seat, colour=COLOURS[next_rug])]


def _rugs(record: MarrakechRecord) -> list[str]:
    say = catalogue(PACKAGE).say
    if not any(record.tops):
        return [say("describe.bare-board")]
    found = []
    for colour, name in enumerate(COLOURS):
        squares = tuple(
            NAMES[number] for number, rug in enumerate(record.tops) if rug and rug % 4 == colour
        )
        if squares:
            found.append(say("describe.rugs", colour=name, squares=squares))
    return found


def now(record: MarrakechRecord, names: Sequence[str]) -> tuple[str, ...]:
    """Who has to do what now, or who has won, in sentences."""
    say = catalogue(PACKAGE).say
    if record.phase == OVER:
        return say("now.over"), _winners(record, names)
    if record.phase == TURN_AFTER:
        key = "now.turn-after." + ("keep" if STRAIGHT in record.constants.turns else "quarter")
        return (say(key, names, seat=record.seat),)
    parameters: dict[str, object] = {"heading": HEADINGS[record.heading]}
    if record.phase == LAY:
        parameters["colour"] = COLOURS[record.colour_to_lay]
    return (say(f"now.{record.phase}", names, seat=record.seat, **parameters),)


def _winners(record: MarrakechRecord, names: Sequence[str]) -> str:
    say = catalogue(PACKAGE).say
    totals = [record.scores[seat] for seat in record.still_in]
    match record.winners:
        case (winner,) if totals.count(record.scores[winner]) > 1:  # rule marrakech.score.tie
            total, dirhams = record.scores[winner], record.purses[winner]
            return say("describe.won-tie", names, winner=winner, total=total, dirhams=dirhams)
        case (winner,):
            return say("describe.won", names, winner=winner)
        case (winner, other):
            return say("describe.shared.two", names, winner=winner, other=other)
        case several:
            shown = tuple(names[seat] for seat in several)
            return say("describe.shared.more", shown=shown)


def move_words(record: MarrakechRecord, move: Move, names: Sequence[str]) -> str:
    """A legal move in the words of the board.

    >>> from boardwidgets.game import Game
    >>> game = Game("marrakech", seed=7)
    >>> [move_words(game.state, move, game.names) for move in game.legal_moves[:2]]
    ['leave Assam facing north (up)', 'turn Assam west (left)']
    """
    say = catalogue(PACKAGE).say
    match move:
        case Turn():
            way = HEADINGS[(record.heading + move.quarters) % 4]
            return say("move.turn" if move.quarters else "move.straight", way=way)
        case Die():
            return say("move.die", steps=move.steps)
        case LayRug():
            return say("move.rug", squares=move.squares)
        case NextRug():
            return say("move.next-rug", colour=COLOURS[move.colour])
        case First():
            return say("move.first", names, seat=move.seat)
    return move.text
