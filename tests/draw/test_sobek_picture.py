"""The picture of Sobek shows what is there and what has just happened."""

import itertools
import math

import pytest

from boardwidgets.draw.check import validate
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.labels import box
from boardwidgets.draw.lettering import width
from boardwidgets.draw.scene import Rect, Scene, Sprite
from boardwidgets.draw.sobek.board import track
from boardwidgets.draw.sobek.layout import BEYOND, HEIGHT, WIDTH, panel, space_at
from boardwidgets.draw.sobek.panel import sets
from boardwidgets.draw.sobek.panel.players import set_area
from boardwidgets.draw.sobek.picture import scene
from boardwidgets.draw.sobek.snapshot import snapshot
from boardwidgets.draw.words import words
from boardwidgets.game import Game
from boardwidgets.games.sobek.cards import UNSEEN
from boardwidgets.games.sobek.events import SteppedBack
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.state import SobekState
from boardwidgets.games.sobek.track import SPACES
from tests.draw.sobek_games import GAMES, can, moments, played, quay, seen_by, sobek, written


def sprites(picture: Scene, layer: str) -> list[Sprite]:
    return [s for item in picture.layer(layer) for s in item.shapes if isinstance(s, Sprite)]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_moment_of_a_game_can_be_drawn(players: int, seed: int) -> None:
    checked: Scene | None = None
    for seen, told in moments(played(players, seed)):
        picture = scene(Frame(seen, marks=Marks(can=can(seen), last=seen.events, forecast=True)))
        validate(picture, checked)
        checked = picture
        for count in {1, len(told)} if told else ():
            validate(scene(Frame(seen, told[:count])))


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_move_told_to_its_end_is_the_position_after_it(players: int, seed: int) -> None:
    """All that becomes of a position is told; only whose turn it is changes when it is over."""
    game = played(players, seed)
    for (seen, told), recorded in zip(moments(game), game.history, strict=True):
        after = recorded.after.seen_by(seen.seat)
        assert isinstance(after, SobekState)
        state = snapshot(Frame(seen, told)).state
        assert state._replace(phase=after.phase, seat=after.seat) == after, recorded.move


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_is_inside_the_picture_and_nobody_covers_another(players: int) -> None:
    areas = [panel(players, seat) for seat in range(players)]
    assert all(area.y + area.h <= HEIGHT and area.x + area.w <= WIDTH for area in areas)
    assert all(one.y + one.h <= other.y for one, other in itertools.pairwise(areas))


def test_each_space_of_the_track_has_a_place_of_its_own() -> None:
    middles = [space_at(space) for space in range(SPACES + 1)]
    apart = [math.dist(a, b) for k, a in enumerate(middles) for b in middles[:k]]
    assert min(apart) > 25
    for one, other in itertools.pairwise(middles):
        assert math.dist(one, other) < 48, "the next space is beside it, or below at a bend"


@pytest.mark.parametrize("space", [0, 1, 20, 21, 57, 100, 101, 130])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_markers_on_one_space_never_hide_one_another(space: int, count: int) -> None:
    size, spots = track.spots(space, count)
    assert len(set(spots)) == count
    for k, (x, y) in enumerate(spots):
        assert all(max(abs(x - a), abs(y - b)) >= size for a, b in spots[:k])


def test_markers_on_neighbouring_spaces_never_hide_one_another() -> None:
    for space in range(SPACES):
        for one in track.spots(space, 4)[1]:
            for other in track.spots(space + 1, 4)[1]:
                assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) > 12


def test_a_marker_past_the_end_has_its_number() -> None:
    picture = scene(Frame(quay().view(0)))
    assert "103" in [text.text for text in written(picture)]
    assert "marker:blue" in [sprite.name for sprite in sprites(picture, "figures")]


def test_numbers_of_three_digits_keep_inside_their_places() -> None:
    places = {0: 100, 1: 112, 2: 134, 3: 121}
    seats = "".join(f"{COLOURS[seat]}: {points} points\n" for seat, points in places.items())
    head = "sobek 4 players, round 3\nrow: fish0\ndeck: 12 cards\nevents: 5 face down\n"
    game = Game.from_position("sobek", f"{head}{seats}to move: red, turn\n")
    picture = scene(Frame(game.view(0)))
    below = [one for one in written(picture) if one.text in ("112", "134", "121") and one.x < 650]
    assert len(below) == 3
    for one in below:
        area = box(one)
        assert BEYOND.x <= area.x
        assert area.x + area.w <= BEYOND.x + BEYOND.w
        assert BEYOND.y <= area.y
        assert area.y + area.h <= BEYOND.y + BEYOND.h
    (last,) = [box(one) for one in written(picture) if one.text == "100" and one.x < 650]
    tiles = [tile for tile in track.spaces() if isinstance(tile, Rect) and tile.fill == "space"]
    assert tiles[-1].x < last.x
    assert last.x + last.w < tiles[-1].x + tiles[-1].w < BEYOND.x


def test_the_row_says_what_each_card_would_cost() -> None:
    texts = {i.key: i.text for i in scene(Frame(quay().view(0))).items if i.key.startswith("row")}
    assert texts["row:1"].endswith("It costs 0 cards for corruption")
    assert texts["row:2"] == (
        "Place 2 of the row: a character, face down. It costs 1 card for corruption"
    )
    assert texts["row:4"].endswith("It costs 3 cards for corruption")
    assert texts["row:5"] == "Place 5 of the row: ivory with 3 scarabs"


def test_a_set_says_cards_times_scarabs() -> None:
    texts = [text.text for text in written(scene(Frame(quay().view(1))))]
    assert "3 × 4 = 12" in texts
    assert "3 × 4 = 12" in texts, "prosperity included: two scarabs and two more"


def test_an_event_token_lies_face_down_until_one_has_looked() -> None:
    def tokens(seat: int) -> list[str]:
        items = scene(Frame(quay().view(seat))).items
        return [item.key for item in items if item.key.startswith(("token", "spent"))]

    assert tokens(0) == ["token:flood#1", "token:curse#1", "token:scorpion#1", "spent#1", "spent#2"]
    assert tokens(1) == ["token#1", "token#2", "token#3", "spent#1", "spent#2"]


def test_a_card_taken_leaves_a_gap_until_the_move_is_over() -> None:
    game = quay()
    view = game.view(0)
    game.play("take 3")
    told = tuple(seen for event in game.history[0].events if (seen := event.seen(0)))
    assert snapshot(Frame(view, told)).row[:4] == (None, None, None, view.state.row[3])
    keys = {item.key for item in scene(Frame(view, told)).items}
    assert "row:3" not in keys
    assert "row:4" in keys


def test_paying_for_corruption_is_walked_space_by_space() -> None:
    for players, seed in GAMES:
        game = played(players, seed)
        for number, recorded in enumerate(game.history):
            steps = [k for k, e in enumerate(recorded.events) if isinstance(e, SteppedBack)]
            if steps:
                seen = seen_by(game, number, 0)
                for k in steps:
                    event = recorded.events[k]
                    assert isinstance(event, SteppedBack)
                    state = snapshot(Frame(seen, recorded.events[: k + 1])).state
                    assert state.seats[event.seat].points == event.space
                last = [
                    t.text for t in written(scene(Frame(seen, recorded.events[: steps[-1] + 1])))
                ]
                assert str(len(steps)) in last
                return
    pytest.fail("nobody paid for corruption in these games")


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_sets_stay_inside_their_area(players: int, seed: int) -> None:
    for seen, _ in moments(played(players, seed)):
        for seat, holder in enumerate(sobek(seen).seats):
            area = set_area(players, seat)
            for block in sets.blocks(holder.sets, area):
                assert block.area.x + block.area.w <= area.x + area.w + 1
                assert block.area.y + block.area.h <= area.y + area.h + 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["W" * 39, "Bartholomew the Magnificent of Fes el B", "李" * 39])
def test_the_longest_names_stay_inside_their_panels(players: int, name: str) -> None:
    names = [f"{name}{seat}" for seat in range(players)]
    picture = scene(Frame(Game("sobek", players, seed=1, names=names).view(None)))
    for seat in range(players):
        area = panel(players, seat)
        (shown,) = [
            text
            for text in written(picture)
            if area.holds(text.x, text.y) and text.anchor == "start" and text.size == 16
        ]
        assert shown.x + width(shown.text, 16, bold=True) <= area.x + area.w - 24


def test_nothing_is_written_smaller_than_can_be_read() -> None:
    """At 480 pixels of height a unit is 0.86 pixels: 13 units are more than 11 pixels."""
    for seen, _ in moments(played(4, 7)):
        marks = Marks(can=can(seen), last=seen.events, forecast=True)
        assert min(text.size for text in written(scene(Frame(seen, marks=marks)))) >= 13


def test_what_is_reconstructed_is_marked_and_said() -> None:
    picture = scene(Frame(quay().view(0)))
    marked = [
        item.key for item in picture.items if item.key and "ring" in sprite_names(item.shapes)
    ]
    assert marked == ["row:3", "row:4", "row:7", "hand:fish1#1"]
    assert any("reconstructed by us" in text for text in words(picture))


def sprite_names(shapes: tuple[object, ...]) -> list[str]:
    return [shape.name for shape in shapes if isinstance(shape, Sprite)]


def test_whose_turn_it_is_is_said_and_framed() -> None:
    said = words(scene(Frame(quay().view(None))))
    assert "It is the turn of Ada." in said
    assert said[0] == "Sobek"


def test_a_game_that_is_over_shows_who_has_won_and_all_piles() -> None:
    game = played(3, 4)
    picture = scene(Frame(game.view(None)))
    texts = [text.text for text in written(picture)]
    assert texts.count("won") == len(game.winners)
    state = sobek(game.view(None))
    for seat, holder in enumerate(state.seats):
        assert UNSEEN not in holder.corruption
        piles = [item.text for item in picture.items if item.key == f"pile:{COLOURS[seat]}"]
        assert piles == [
            f"Corruption of {game.names[seat]}: {len(holder.corruption)} "
            + ("card" if len(holder.corruption) == 1 else "cards")
        ] * bool(holder.corruption)
