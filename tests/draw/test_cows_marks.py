"""Each mark on the pasture means one thing."""

from boardwidgets.draw.cows.board.pieces import spots
from boardwidgets.draw.cows.layout import FIELD
from boardwidgets.draw.cows.picture import scene
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.scene import Circle, Item, Line, Polygon, Rect, Sprite, Text
from boardwidgets.draw.words import words
from boardwidgets.game import Game
from boardwidgets.games.cows.state import CowsState
from tests.draw.cows_games import at, marked, pasture, still

CORNERED = """
cows 2 players
7  .   .   .   .   .   .   .
6  .   .   .   .   .   .   .
5  .   .   .   .   .   .   .
4  .   .   .   .   .   .   .
3  .   .   .   .   .   .   .
2  #   .   .   .   .   .   .
1  rB  .   .   yB  .   *   .
   a   b   c   d   e   f   g
moving: bull; still red bull, yellow bull
to move: player 1, move
"""
MOVING = "moving: bull; still red bull, yellow bull\nto move: player 1, move"
CHOOSING = "to move: player 1, card"


def rings(items: tuple[Item, ...]) -> set[tuple[float, float]]:
    found = [s for item in items for s in item.shapes if isinstance(s, Circle)]
    return {(ring.x, ring.y) for ring in found if ring.stroke == "mark.can" and not ring.dash}


def texts(items: tuple[Item, ...]) -> list[str]:
    return [s.text for item in items for s in item.shapes if isinstance(s, Text)]


def arrows(items: tuple[Item, ...]) -> int:
    found = [s for item in items for s in item.shapes if isinstance(s, Polygon)]
    return sum(shape.stroke == "mark.can" for shape in found)


def places(game: Game) -> dict[str, tuple[float, float]]:
    state = game.state
    assert isinstance(state, CowsState)
    where = spots(state.pasture.places)
    names = {"red cow": 0, "red bull": 4, "red rabbit": 8, "herdsman 1": 12, "herdsman 2": 13}
    return {name: (where[piece].x, where[piece].y) for name, piece in names.items()}


def ghosts(items: tuple[Item, ...]) -> list[str]:
    found = [s for item in items for s in item.shapes if isinstance(s, Sprite)]
    return [sprite.name for sprite in found if 0.4 < sprite.alpha < 0.6]


def test_the_pieces_that_may_be_taken_up_have_a_ring() -> None:
    game = pasture()
    found = places(game)
    assert rings(marked(at(game))) == set(found.values())


def test_the_squares_where_a_picked_piece_may_go_have_a_ring() -> None:
    session = at(pasture())
    session.pick("piece:herdsman 1")
    free = {FIELD.named(name) for name in ("c4", "b3", "d3")}
    picked = places(session.game)["herdsman 1"]
    assert rings(marked(session)) == free | {picked}, "not c2: a cow stands there"


def test_a_picked_piece_has_a_filled_ring() -> None:
    session = at(pasture())
    session.pick("piece:red cow")
    found = [s for item in marked(session) for s in item.shapes if isinstance(s, Circle)]
    filled = {(ring.x, ring.y) for ring in found if ring.stroke == "mark.picked"}
    assert filled == {places(session.game)["red cow"]}


def test_round_a_picked_bull_there_is_an_arrow_for_each_way_it_may_go() -> None:
    session = at(pasture())
    session.pick("piece:red bull")
    assert arrows(marked(session)) == 4
    cornered = at(Game.from_position("cows", CORNERED, seed=1))
    cornered.pick("piece:red bull")
    assert arrows(marked(cornered)) == 1


def test_the_whole_run_of_a_bull_is_seen_before_it_is_confirmed() -> None:
    """It goes to d4 and pushes the rabbit to e4, where a fence behind it stops both."""
    session = at(pasture())
    session.pick("piece:red bull")
    items = marked(session, "way:east")
    assert ghosts(items) == ["bull", "blanket:red", "rabbit", "bib:red"]
    leaning = [
        s.lean
        for item in items
        for s in item.shapes
        if isinstance(s, Sprite) and s.name == "rabbit"
    ]
    assert leaning[0] > 0, "what is pushed leans"
    assert texts(items) == ["1: rabbit", "2: fence"]
    said = words(scene(session.frame("way:east")))
    assert "The red bull would come to d4." in said
    assert "The red rabbit would come to e4." in said


def test_the_same_run_is_seen_from_a_square_in_its_line() -> None:
    session = at(pasture())
    session.pick("piece:red bull")
    assert ghosts(marked(session, "square:c4")) == ghosts(marked(session, "way:east"))


def test_a_herdsman_would_leave_a_fence() -> None:
    session = at(pasture())
    session.pick("piece:herdsman 1")
    items = marked(session, "square:c4")
    assert ghosts(items) == ["herdsman"]
    rails = [s for item in items for s in item.shapes if isinstance(s, Rect) and s.alpha < 1]
    x, y = FIELD.named("c3")
    assert rails
    assert all(abs(rail.x + rail.w / 2 - x) < 34 for rail in rails)
    assert all(abs(rail.y + rail.h / 2 - y) < 34 for rail in rails)


def test_nothing_would_happen_where_no_legal_move_goes() -> None:
    session = at(pasture())
    session.pick("piece:herdsman 1")
    assert ghosts(marked(session, "square:a7")) == []


def test_a_card_under_the_pointer_shows_whom_it_moves_and_of_whom_one() -> None:
    seen = Game("cows", 2, seed=7).view(0)
    items = still(seen, pointer="card:red").layer("marks")
    found = [s for item in items for s in item.shapes if isinstance(s, Circle)]
    full = [ring for ring in found if ring.stroke == "mark.can" and not ring.dash]
    dashed = [ring for ring in found if ring.stroke == "mark.can" and ring.dash]
    assert (len(full), len(dashed)) == (4, 4)
    said = words(still(seen, pointer="card:red"))
    assert "This card moves: red cow, red bull, red rabbit, red mole." in said
    assert "One of these moves as well: herdsman." in said


def test_a_covered_card_shows_it_too() -> None:
    said = words(still(pasture().view(0), pointer="card:bull"))
    assert "This card moves: red bull, yellow bull, blue bull." in said


def test_while_a_card_is_pointed_at_only_its_own_pieces_have_rings() -> None:
    game = pasture()
    session = at(game)
    assert rings(marked(session, "card:mole")).isdisjoint(places(game).values())


def test_pieces_that_wait_have_a_pointer_and_those_that_have_moved_a_tick() -> None:
    game = pasture()
    game.play("cow red c2 b2")
    items = still(game.view(0)).layer("marks")
    triangles = [s for i in items for s in i.shapes if isinstance(s, Polygon) and s.fill == "ink"]
    assert len(triangles) == 2, "the red bull and the red rabbit"
    ticks = [s for i in items for s in i.shapes if isinstance(s, Line)]
    (tick,) = [line for line in ticks if line.stroke == "mark.count.text"]
    x, y = FIELD.named("b2")
    assert abs(tick.points[0][0] - x) < 34
    assert abs(tick.points[0][1] - y) < 34


def test_a_refused_move_has_its_squares_crossed_each_with_its_word() -> None:
    session = at(pasture())
    session.pick("piece:red cow")
    session.pick("square:c5")
    assert session.refused is not None
    assert session.refused.squares == ("c3",)
    assert texts(marked(session)) == ["in the way"]
    assert session.refused.reason in words(scene(session.frame()))


def test_a_bull_that_cannot_go_that_way_is_answered_with_what_stands_there() -> None:
    session = at(Game.from_position("cows", CORNERED, seed=1))
    session.pick("piece:red bull")
    session.pick("way:north")
    assert session.refused is not None
    assert session.refused.rule == "cows.bull.must-move"
    assert texts(marked(session)) == ["fence"]


def test_a_refused_card_is_crossed_where_it_lies() -> None:
    """The bulls' card is covered, and it is not its time either."""
    session = at(pasture())
    session.pick("card:bull")
    assert session.refused is not None
    assert session.refused.rules == ("cows.turn.card", "cows.turn.order")
    crosses = [s for i in marked(session) for s in i.shapes if isinstance(s, Line)]
    assert [line for line in crosses if line.stroke == "mark.refused"]


def test_the_keyboards_place_has_a_double_outline() -> None:
    game = pasture()
    for key in ("square:a7", "piece:red bull", "card:bull"):
        outline = [
            item
            for item in still(game.view(0), cursor=key).layer("marks")
            if len(item.shapes) == 3
            and {s.stroke for s in item.shapes} == {"mark.halo", "mark.can"}
        ]
        assert len(outline) == 1


def test_without_marks_nothing_is_marked() -> None:
    picture = scene(Frame(Game("cows", seed=1).view(None)))
    assert [item for item in picture.layer("marks") if item.shapes] == []


def test_what_if_shows_where_each_piece_that_may_be_taken_up_could_come() -> None:
    items = scene(at(pasture()).frame(forecast=True)).layer("marks")
    small = [s for item in items for s in item.shapes if isinstance(s, Circle) and s.r == 7]
    ends = {(ring.x, ring.y) for ring in small}
    assert FIELD.named("b7") in ends, "the red bull goes north"
    assert FIELD.named("e5") in ends, "the red rabbit turns a corner"
    assert FIELD.named("f4") not in ends, "no rabbit stops on a fence"


def test_what_if_says_of_each_card_how_many_pieces_could_move() -> None:
    session = at(Game.from_position("cows", CORNERED.replace(MOVING, CHOOSING), seed=1))
    said = words(scene(session.frame(forecast=True)))
    assert "With the card red, 1 piece could move at once." in said
    assert "With the card bull, 2 pieces could move at once." in said
    assert not any(text.startswith("With the card blue") for text in said)


def test_a_token_that_would_be_discarded_is_crossed() -> None:
    game = pasture("mole; still blue mole, cow", "peek b6")
    game.play("peek")
    items = marked(at(game), "token:2")
    assert [
        s for i in items for s in i.shapes if isinstance(s, Line) and s.stroke == "mark.refused"
    ]
