"""Whatever is meant in Revenge of the Cows can be pointed at, by a key of its own."""

from collections import Counter

import pytest

from boardwidgets.draw.cows.gestures import gestures
from boardwidgets.draw.cows.layout import FIELD
from boardwidgets.draw.cows.picture import scene
from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.steering import nearest_towards, places
from boardwidgets.game import Game
from boardwidgets.games.cows.cards import CARDS
from boardwidgets.games.cows.moves import DrawSymbol
from boardwidgets.games.cows.notation.words import waiting_name
from boardwidgets.games.cows.pieces import PIECES
from boardwidgets.games.cows.squares import NAMES
from tests.draw.cows_games import GAMES, at, can, moments, pasture, played, told

SQUARES = {f"square:{name}" for name in NAMES}
DECK = {f"card:{card}" for card in CARDS}
PIECE_KEYS = {f"piece:{waiting_name(piece)}" for piece in PIECES}


def keys(game: Game, picked: tuple[str, ...] = ()) -> set[str]:
    return set(places(scene(Frame(game.view(0), (), Marks(picked=picked)))))


def test_squares_cards_and_pieces_are_always_there() -> None:
    assert keys(Game("cows", seed=1)) == SQUARES | DECK | PIECE_KEYS


def test_pieces_that_are_not_on_the_board_have_no_key() -> None:
    shown = keys(pasture()) & PIECE_KEYS
    assert len(shown) == 15
    assert "piece:red mole" not in shown


def test_arrows_stand_round_a_bull_that_is_picked() -> None:
    ways = {"way:north", "way:east", "way:south", "way:west"}
    assert ways <= keys(pasture(), picked=("piece:red bull",))
    assert not ways & keys(pasture(), picked=("piece:red rabbit",))


def test_what_a_mole_has_met_can_be_looked_at_left_kept_or_discarded() -> None:
    moles = "mole; still blue mole, cow"
    met = keys(pasture(moles, "peek b6"))
    assert {"peek", "leave", "token:1", "token:2"} <= met
    assert "keep" not in met
    game = pasture(moles, "peek b6")
    game.play("peek")
    looked = keys(game)
    assert {"keep", "token:1", "token:2"} <= looked
    assert "peek" not in looked


def test_where_chance_is_asked_for_players_and_squares_can_be_pointed_at() -> None:
    game = Game("cows", 2, seed=1, chance="ask")
    assert keys(game) == SQUARES | DECK | {"seat:0", "seat:1"}
    for _ in range(60):
        shown = keys(game)
        by_move = {pick.move: pick.keys for pick in gestures(game.view(0))}
        for move in game.legal_moves:
            assert isinstance(move, DrawSymbol) or set(by_move[move]) <= shown
        game.play(game.legal_moves[0])


def test_a_click_on_a_square_means_the_one_piece_that_stands_there() -> None:
    picture = scene(Frame(pasture().view(0)))
    tile = FIELD.tile(NAMES.index("b4"))
    for x in (tile.x + 2, tile.x + tile.w - 2):
        for y in (tile.y + 2, tile.y + tile.h - 2):
            assert picture.at(x, y) == "piece:red bull"
    assert picture.at(*FIELD.named("e5")) == "square:e5"


def test_several_pieces_on_a_square_share_it() -> None:
    picture = scene(Frame(pasture().view(0)))
    tile = FIELD.tile(NAMES.index("d2"))
    steps = range(2, int(tile.w), 4)
    found = {picture.at(tile.x + right, tile.y + down) for right in steps for down in steps}
    assert found == {"piece:blue rabbit", "piece:yellow rabbit", "piece:herdsman 2"}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_legal_move_can_be_pointed_at_throughout_a_game(number: int) -> None:
    for seen, recorded in moments(played(number), seat=0, step=3):
        if recorded.before.actor != 0:
            continue
        shown = set(places(scene(Frame(seen))))
        ways = [pick for pick in gestures(seen) if pick.move in seen.legal_moves]
        assert {pick.move for pick in ways} == set(seen.legal_moves)
        for pick in ways:
            assert pick.keys[0] in shown, "what is picked first is in the picture"
            assert pick.keys[-1] in shown or pick.keys[-1].startswith("way:")


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_each_key_is_there_once(number: int) -> None:
    for seen, recorded in moments(played(number), step=5):
        marks = Marks(can=can(seen), last=told(recorded))
        items = scene(Frame(seen, (), marks)).items
        twice = [key for key, count in Counter(i.key for i in items if i.key).items() if count > 1]
        assert twice == []


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_same_keys_never_mean_two_moves(number: int) -> None:
    for seen, _ in moments(played(number), step=11):
        ways = Counter(pick.keys for pick in gestures(seen))
        assert [keys for keys, count in ways.items() if count > 1] == []


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_picking_the_keys_of_a_legal_move_plays_it(number: int) -> None:
    game = Game("cows", 2, seed=number)
    session = at(game)
    for step in range(120):
        while session.asks_bot:
            session.let_bot()
        if game.over:
            break
        pick = session.legal_picks[(step * 7919) % len(session.legal_picks)]
        history = [recorded for key in pick.keys for recorded in session.pick(key)]
        assert [recorded.move for recorded in history[:1]] == [pick.move]


def test_every_piece_square_and_card_is_answered_whatever_has_to_be_done() -> None:
    game = Game("cows", 2, seed=4)
    for _ in range(14):
        for key in places(scene(Frame(game.view(0)))):
            session = at(game)
            if session.asks_bot:
                break
            history = session.pick(key)
            assert history or session.picked or session.refused or key.startswith("square:"), key
            if history:
                game.undo()
        game.play(game.legal_moves[len(game.moves) % len(game.legal_moves)])


def test_a_piece_that_may_move_takes_the_place_of_the_one_picked() -> None:
    session = at(pasture())
    session.pick("piece:red cow")
    session.pick("piece:red rabbit")
    assert session.picked == ("piece:red rabbit",)
    assert session.refused is None


def test_a_piece_in_the_way_answers_for_its_square() -> None:
    session = at(pasture())
    session.pick("piece:red cow")
    session.pick("piece:green cow")
    assert session.refused is not None
    assert session.refused.rule == "cows.cow.blocked"
    assert session.refused.squares == ("c1",)


def test_a_mole_goes_onto_a_piece_that_may_move_as_well() -> None:
    session = at(pasture("mole; still blue mole, green mole, cow"))
    session.pick("piece:green mole")
    (recorded,) = session.pick("piece:green cow")
    assert str(recorded.move) == "mole green c2 c1"


def test_a_bull_may_be_sent_by_a_square_in_its_line() -> None:
    session = at(pasture())
    session.pick("piece:red bull")
    (recorded,) = session.pick("square:b7")
    assert str(recorded.move) == "bull red north"


def test_a_square_that_is_not_in_line_with_a_bull_is_answered_by_how_bulls_go() -> None:
    session = at(pasture())
    session.pick("piece:red bull")
    session.pick("square:e7")
    assert session.refused is not None
    assert session.refused.rule == "cows.bull.move"


def test_the_arrow_keys_come_to_a_piece_not_to_the_square_under_it() -> None:
    picture = scene(Frame(pasture().view(0)))
    assert nearest_towards(picture, "square:b3", "ArrowUp") == "piece:red bull"
    assert nearest_towards(picture, "piece:red bull", "ArrowRight") == "square:c4"
