"""Whatever is meant in Sobek can be pointed at, by a key of its own."""

from collections import Counter
from random import Random

import pytest

from boardwidgets.draw.frame import Frame, Marks
from boardwidgets.draw.gestures import FreeSelection, Pick
from boardwidgets.draw.sobek.gestures import gestures
from boardwidgets.draw.sobek.picture import scene
from boardwidgets.draw.steering import places
from boardwidgets.game import Game
from boardwidgets.games.sobek import phases
from boardwidgets.widgets.session import Session
from tests.draw.sobek_games import GAMES, can, lawful, moments, played, quay


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_legal_move_can_be_pointed_at_throughout_a_game(players: int, seed: int) -> None:
    for seen, _ in moments(played(players, seed)):
        ways = lawful(seen)
        assert {way.move for way in ways} == set(seen.legal_moves)
        if ways:
            shown = places(scene(Frame(seen, marks=Marks(can=can(seen)))))
            assert can(seen) <= set(shown)
            assert all(set(way.keys) <= set(shown) for way in ways)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_each_key_is_there_once_and_each_way_is_another(players: int, seed: int) -> None:
    for number, (seen, _) in enumerate(moments(played(players, seed))):
        if number % 3 == 0:
            keys = Counter(item.key for item in scene(Frame(seen)).items if item.key)
            assert [key for key, count in keys.items() if count > 1] == []
        ways = [frozenset(way.keys) for way in lawful(seen)]
        assert len(set(ways)) == len(ways)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_move_that_is_picked_at_random_is_played(players: int, seed: int) -> None:
    choose = Random(seed)
    game = Game("sobek", players, seed=seed)
    session = Session(game, ["human"] * players)
    for _ in range(120):
        if game.over:
            break
        session.ready()
        assert not session.unpointable
        way = choose.choice(session.legal_picks)
        *first, last = choose.sample(way.keys, len(way.keys)) + ["confirm"] * way.confirm
        for key in first:
            assert session.pick(key) == ()
        assert last in session.can
        assert session.pick(last)[0].move == way.move


def test_of_equal_cards_any_may_be_picked() -> None:
    session = Session(quay(), ["human"] * 3)
    session.ready()
    for key in ("hand:fish0#2", "hand:amulet#1", "hand:thief#1"):
        session.pick(key)
    history = session.pick("confirm")
    assert history[0].move.text == "set fish 0 thief amulet"


def refused(*keys: str, phase: str = phases.TURN) -> str:
    """The rule by which the last of some picks is refused."""
    session = Session(quay(phase), ["human"] * 3)
    session.ready()
    for key in keys:
        session.pick(key)
    assert session.refused is not None
    return f"{session.refused.rule}: {session.refused.reason}"


def test_what_is_not_allowed_is_answered_by_its_rule() -> None:
    assert refused("row:5").startswith("sobek.turn.take: Only one of the first four cards")
    assert refused("hand:ivory3#1") == (
        "sobek.turn.set: A set, and an addition to one, has at least three cards; these are 2."
    )
    assert refused("hand:fish0#1", "hand:wheat1#1") == (
        "sobek.turn.set: All cards of a set are of one good (fish), or amulets; "
        "these are not: wheat with 1 scarab."
    )
    assert refused("hand:fish0#1", "hand:fish1#1", "confirm").startswith(
        "sobek.turn.set: A set, and an addition to one, has at least three cards; these are 2."
    )
    assert refused("row:2", phase=phases.EVENT).startswith(
        "sobek.event.trigger: Now Ada has to take"
    )
    assert refused("player:red", phase=phases.CURSE).startswith(
        "sobek.event.curse: The curse strikes"
    )


def test_a_prosperity_on_a_set_of_marble_is_refused() -> None:
    text = quay().to_text().replace("red, turn", "red, prosperity")
    more = "  set cattle: cattle1 cattle1 cattle0\n"
    game = Game.from_position("sobek", text.replace("yellow: 12", f"{more}yellow: 12"))
    session = Session(game, ["human"] * 3)
    session.ready()
    assert session.can == {"set:cattle"}
    session.pick("set:marble")
    assert session.refused is not None
    assert session.refused.rule == "sobek.event.prosperity"


def test_a_refused_pick_leaves_what_was_picked() -> None:
    session = Session(quay(), ["human"] * 3)
    session.ready()
    session.pick("hand:fish0#1")
    session.pick("hand:wheat1#1")
    assert session.picked == ("hand:fish0#1",)


def test_a_character_is_played_by_a_key_of_its_own() -> None:
    session = Session(quay(), ["human"] * 3)
    session.ready()
    (recorded,) = session.pick("power:thief")
    assert recorded.move.text == "play thief"
    assert session.can == {"player:yellow", "player:blue"}


def test_amulets_alone_are_of_the_good_that_is_picked_with_them() -> None:
    text = """
sobek 2 players, round 1
row: wheat0
deck: 20 cards
events: none
red: 0 points
  hand: amulet amulet amulet
  set fish: fish1 fish1 fish0
yellow: 0 points
to move: red, turn
"""
    game = Game.from_position("sobek", text, amulet_sets=True)
    session = Session(game, ["human"] * 2)
    session.ready()
    assert {"set:fish", "good:wheat", "good:ivory"} <= session.can
    assert "good:fish" not in session.can
    for key in ("hand:amulet#1", "hand:amulet#2", "hand:amulet#3", "good:ivory"):
        session.pick(key)
    assert session.pick("confirm")[0].move.text == "set ivory amulet amulet amulet"


def test_what_chance_is_asked_for_can_be_pointed_at() -> None:
    game = Game("sobek", 2, seed=1, chance="ask")
    session = Session(game, ["human", "greedy"])
    for key in ("player:yellow", "draw:fish0", "draw:wheat0", "draw:wheat0", "draw:ivory0"):
        assert key in places(scene(session.frame()))
        assert session.pick(key), key
    for _ in range(8):
        session.pick("deal:fish1" if "deal:fish1" in session.can else "deal:character")
    session.pick("deal:amulet")
    assert game.state.phase == phases.TURN


def test_any_selection_of_the_hand_is_an_attempt() -> None:
    (attempt,) = [way for way in gestures(quay().view(0)) if isinstance(way, FreeSelection)]
    assert len(attempt.keys) == 7
    assert attempt.means(("hand:wheat1#1", "confirm")).text == "set wheat 1"


def test_of_others_cards_nothing_can_be_picked() -> None:
    ways = [way for way in gestures(quay().view(1)) if isinstance(way, Pick)]
    assert {key.partition(":")[0] for way in ways for key in way.keys} <= {"row", "power"}
