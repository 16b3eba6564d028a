"""No word in a picture hides another, or a number, and nothing marked is painted over one."""

import math
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

import boardwidgets as bw
from boardwidgets.core.view import view
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import Pick
from boardwidgets.draw.labels import Label, box, labels, overlap
from boardwidgets.draw.painter import painter
from boardwidgets.draw.scene import LAYERS, Circle, Item, Line, Rect, Scene, Shape, Text
from boardwidgets.game import Game
from boardwidgets.teach.story import beats
from boardwidgets.widgets.session import Session

NAMES = ("Maximilian-Alexander von und zu", "Wilhelmina MMMMMMM", "Éowyn", "Zoë 2")
MOMENTS = 14
"""How many moments of each game are looked at, each with marks of all kinds."""


def looks(name: str, players: int, seed: int) -> Iterator[Frame]:
    """A game played at random by people, with all that can be marked on its board."""
    game = Game(name, players, seed=seed, names=NAMES[:players])
    session, choose = Session(game, ["human"] * players), Random(seed)
    for _ in range(MOMENTS):
        if game.over:
            break
        session.ready()
        can = sorted(session.can)
        pointed = choose.choice(can) if can else None
        yield session.frame(pointed)
        yield session.frame(pointed, pointed, forecast=True)
        yield from refusals(session, choose)
        before = game.moves
        done = session.pick(pointed) if pointed else ()
        if not done and choose.random() < 0.4:
            done = session.play(choose.choice(game.legal_moves) if game.legal_moves else "roll")
        for beat in beats(done, session.viewer, before):
            seen = view(game.ruleset, game.names, session.viewer, beat.before, beat.earlier)
            yield Frame(seen, beat.events)


def refusals(session: Session, choose: Random) -> Iterator[Frame]:
    """What is shown of a thing that cannot be picked, and of a typed move that is not allowed."""
    things = sorted({item.key for item in painter(session.game.name).scene(session.frame()).items})
    thing = choose.choice(things)
    if thing and thing not in session.can and thing not in session.picked:
        session.pick(thing)
        yield session.frame()
    moves = [gesture.move for gesture in session.gestures if isinstance(gesture, Pick)]
    session.refused_key = None
    session.refused = session.game.why_not(choose.choice(moves)) if moves else None
    yield session.frame()
    session.refused = None


def painted(scene: Scene) -> list[Shape]:
    """All shapes from back to front."""
    return [shape for layer in LAYERS for item in scene.layer(layer) for shape in item.shapes]


def hides(shape: Shape, words: Rect) -> bool:
    """Whether a ring, a disc or a cross is painted over words."""
    across, down = words.x + words.w / 2, words.y + words.h / 2
    match shape:
        case Circle(x=x, y=y, r=r) if shape.fill:
            return abs(x - across) < r * 0.7 + words.w / 2 and abs(y - down) < r * 0.7
        case Circle(x=x, y=y, r=r):
            corners = [
                math.dist((left, top), (x, y))
                for left in (words.x, words.x + words.w)
                for top in (words.y, words.y + words.h)
            ]
            return min(corners) < r < max(corners)
        case Line(points=((x, y), (u, v))) if shape.stroke == "mark.refused":
            return overlap(Rect(min(x, u), min(y, v), abs(x - u), abs(y - v)), words) > 0
    return False


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", bw.GAMES)
def test_words_and_numbers_are_read_whole(name: str, players: int) -> None:
    for seed in (1, 2, 3):
        for frame in looks(name, players, seed):
            scene = painter(name).scene(frame)
            shapes = painted(scene)
            words = [(n, one, box(one)) for n, one in enumerate(shapes) if isinstance(one, Text)]
            for (_, one, here), (_, other, there) in combinations(words, 2):
                assert not overlap(here, there), (one.text, other.text, frame.marks)
            marks = [s for item in scene.layer("marks") for s in item.shapes]
            for mark in marks:
                after = shapes.index(mark)
                for number, one, here in words:
                    assert number > after or not hides(mark, here), (one.text, mark, frame.marks)


ROOM = Rect(0, 0, 200, 200)


def put(wanted: list[Label], items: tuple[Item, ...] = ()) -> list[Text]:
    (found,) = labels(wanted, items, ROOM)
    return [shape for shape in found.shapes if isinstance(shape, Text)]


def test_a_word_makes_way_for_a_number() -> None:
    thing = Rect(50, 50, 60, 60)
    (low,) = put([Label("too far", thing)])
    number = Item("marks", "", "", (Text(80, low.y, "7", 14),))
    (high,) = put([Label("too far", thing)], (number,))
    assert high.y < low.y
    assert not overlap(box(high), box(Text(80, low.y, "7", 14)))


def test_things_side_by_side_with_the_same_word_have_it_once() -> None:
    one, other, apart = Rect(0, 0, 60, 60), Rect(60, 0, 60, 60), Rect(130, 130, 60, 60)
    shared, alone = sorted(
        put([Label("whole rug", area) for area in (one, other, apart)]), key=lambda text: text.y
    )
    assert shared.x == 60
    assert alone.x > 120


def test_a_word_stays_inside() -> None:
    (word,) = put([Label("a long word at the edge", Rect(190, 190, 10, 10))])
    area = box(word)
    assert area.x + area.w <= ROOM.w
    assert area.y + area.h <= ROOM.h


def test_without_words_there_is_nothing() -> None:
    assert not list(labels([], (), ROOM))
