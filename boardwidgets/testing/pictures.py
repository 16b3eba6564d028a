"""What holds of the drawing of every game: its pictures can be drawn, its moves pointed at."""

from collections.abc import Sequence
from typing import Any, Final

from boardwidgets.core.view import View, view
from boardwidgets.draw.check import BadScene, validate
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.gestures import Gesture, Pick, next_keys
from boardwidgets.draw.painter import painter
from boardwidgets.draw.scene import Scene
from boardwidgets.draw.steering import places
from boardwidgets.testing.checkpoints import Checkpoint
from boardwidgets.testing.knowledge import told

DIE: Final = "die"

PICKED: Final = 2
"""How many of the legal moves are made by pointing at each checkpoint."""


def pictures_can_be_drawn(at: Checkpoint) -> None:
    """The position as everybody sees it, and each step of the last moves, is a valid picture."""
    for seat in at.seats:
        scene = drawn(at, Frame(at.game.view(seat)))
        at.require(scene.title, "PAINTER.scene has to give its scene a title.")
        at.require(
            at.game.state.roller is None or DIE in places(scene),
            f"PAINTER.scene has to draw a thing with the key {DIE!r} and a zone while a die waits "
            f"to be rolled ({at.name('roller')} is a seat).",
        )
    seat = at.random.choice(at.seats)
    for recorded in at.last:
        seen = view(at.game.ruleset, at.game.names, seat, recorded.before)
        heard = tuple(told(recorded.events, seat))
        for count in range(1, len(heard) + 1):
            drawn(at, Frame(seen, heard[:count]))


def drawn(at: Checkpoint, frame: Frame) -> Scene:
    """The picture of a frame, which has to be valid."""
    try:
        scene = painter(at.game.name).scene(frame)
        validate(scene)
    except BadScene as error:
        happened = [type(event).__name__ for event in frame.events]
        at.require(
            False, f"PAINTER.scene has to be a picture that can be drawn: {error}. {happened}"
        )
        raise
    return scene


def moves_are_pointed_at(at: Checkpoint) -> None:
    """Moves of players are made by picking things that are there to be picked."""
    seat = at.game.state.actor
    if not isinstance(seat, int):
        return
    seen = at.game.view(seat)
    gestures = painter(at.game.name).gestures(seen)
    picks = [one for one in gestures if isinstance(one, Pick) and one.move in seen.legal_moves]
    drawn(at, Frame(seen, (), refused(at, gestures, picks)))
    for pick in at.random.sample(picks, min(PICKED, len(picks))):
        can_be_picked(at, seen, pick, picks)
    pointed = {pick.move for pick in picks}
    for move in seen.legal_moves:
        found = at.met.pointed if move in pointed else at.met.unpointed
        if type(move) not in found:
            found[type(move)] = f"{move.text!r}. {at.where()}"


def refused(at: Checkpoint, gestures: Sequence[Gesture], picks: Sequence[Pick]) -> Marks:
    """What is marked when a reader has just been refused what they picked."""
    can = next_keys(picks, (), gestures)
    first = min(can, default=None)
    others = [one for one in gestures if isinstance(one, Pick) and one not in picks and one.keys]
    if not others:
        return Marks(can, pointer=first, cursor=first)
    other = at.random.choice(others)
    return Marks(can, (), first, first, at.game.why_not(other.move), other.keys[0], forecast=True)


def can_be_picked(at: Checkpoint, seen: View[Any], pick: Pick, picks: Sequence[Pick]) -> None:
    """The things that make a move are there, one after the other."""
    for count, key in enumerate(pick.keys):
        picked = pick.keys[:count]
        marks = Marks(next_keys(picks, picked, picks), picked)
        at.require(
            key in places(drawn(at, Frame(seen, (), marks))),
            f"PAINTER.gestures makes {pick.move.text!r} by picking {key!r}, but PAINTER.scene "
            f"draws nothing with that key and a zone, with {picked} picked before.",
        )


def kinds_are_pointed_at_always(at: Checkpoint) -> None:
    """A kind of move that is made by pointing once is made so whenever it is legal."""
    for kind in at.met.pointed.keys() & at.met.unpointed.keys():
        at.require(
            False,
            f"PAINTER.gestures has to make every legal {kind.__name__} by a Pick, as it does others"
            f" of that kind, but does not make {at.met.unpointed[kind]}",
        )
