"""What cannot be is answered by a sentence that names it and what is allowed."""

import math
import re
from collections.abc import Callable
from typing import Any

import pytest

import boardwidgets as bw
from boardwidgets.core.chance import LARGEST_SEED
from boardwidgets.core.moves import Move
from boardwidgets.core.quoting import quoted

HUGE = 10**100
BEYOND = 10**5000
"""More digits than Python writes."""


class Unspeakable:
    """Something that fails when it is asked for its text."""

    def __repr__(self) -> str:
        raise RuntimeError("not even this")


class Garbled:
    """Something whose text can be neither shown nor sent."""

    def __repr__(self) -> str:
        return "\0\ud800" * 1000


def refusal(attempt: Callable[[], object]) -> str:
    """The sentence of the ValueError that an attempt raises."""
    with pytest.raises(ValueError, match=r".") as caught:
        attempt()
    told = str(caught.value)
    assert len(told) < 600, "a message is for reading"
    return told


@pytest.mark.parametrize("name", ["Marrakech", "chess", "", "x" * 5000, None, 3, ["marrakech"], {}])
def test_an_unknown_game(name: Any) -> None:
    told = refusal(lambda: bw.Game(name))
    assert "there are: marrakech" in told
    assert repr(name)[:30] in told


@pytest.mark.parametrize(
    "players", [0, 1, 5, -2, HUGE, True, "3", 3.0, math.nan, [3], (), "x" * 9999]
)
def test_an_impossible_number_of_players(players: Any) -> None:
    told = refusal(lambda: bw.Game("marrakech", players))
    assert told.startswith(f"players={repr(players)[:30]}")
    assert "2 to 4" in told


@pytest.mark.parametrize("option", ["dye", "Die", "players_", "x" * 5000])
def test_an_unknown_option(option: str) -> None:
    given: dict[str, Any] = {option: "even"}
    told = refusal(lambda: bw.Game("marrakech", **given))
    assert repr(option)[:30] in told
    assert "rugs_each, start_heading, die, mosaic, broke, cover_own, turn_after" in told


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("die", "round", "'sandals', 'even'"),
        ("die", None, "'sandals', 'even'"),
        ("die", ["even"], "'sandals', 'even'"),
        ("mosaic", "left", "'top-right', 'top-left'"),
        ("start_heading", "n", "'N', 'E', 'S', 'W'"),
        ("start_heading", 0, "'N', 'E', 'S', 'W'"),
        ("broke", "never", "'cannot-pay', 'at-zero'"),
        ("cover_own", "True", "False, True"),
        ("cover_own", 1, "False, True"),
        ("turn_after", 0, "False, True"),
        ("may_keep_heading", None, "False, True"),
        ("rugs_each", 0, "a whole number from 1 to 30"),
        ("rugs_each", 31, "a whole number from 1 to 30"),
        ("rugs_each", -HUGE, "a whole number from 1 to 30"),
        ("rugs_each", True, "a whole number from 1 to 30"),
        ("rugs_each", 12.0, "a whole number from 1 to 30"),
        ("rugs_each", "12", "a whole number from 1 to 30"),
    ],
)
def test_an_impossible_value_of_an_option(option: str, value: Any, allowed: str) -> None:
    told = refusal(lambda: bw.Game("marrakech", **{option: value}))
    assert told.startswith(f"{option}={repr(value)[:30]}")
    assert allowed in told


@pytest.mark.parametrize("rules", ["house", "", 3, ["manual"], HUGE])
def test_an_unknown_preset(rules: Any) -> None:
    told = refusal(lambda: bw.Game("marrakech", rules=rules))
    assert told.startswith(f"rules={repr(rules)[:30]}")
    assert "'summary', 'online', 'manual'" in told


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1, HUGE, 1.0, "7", True, math.inf, [], b"7"])
def test_a_bad_seed(seed: Any) -> None:
    told = refusal(lambda: bw.Game("marrakech", seed=seed))
    assert told.startswith(f"seed={repr(seed)[:30]}")
    assert "a whole number from 0" in told


@pytest.mark.parametrize(
    ("names", "allowed"),
    [
        (["Ada"], "one name for each"),
        (["Ada", "Bo", "Cy", "Di"], "one name for each"),
        ("ABC", "a list of texts"),
        (["Ada", "Bo", 3], "a list of texts"),
        (["Ada", "Bo", None], "a list of texts"),
        (7, "a list of texts"),
        ({"Ada", "Bo", "Cy"}, "a list of texts"),
        (iter(["Ada", "Bo", "Cy"]), "a list of texts"),
        (["Ada", "Bo", ""], "from 1 to 40 letters"),
        (["Ada", "Bo", "  "], "from 1 to 40 letters"),
        (["Ada", "Bo", "C" * 41], "from 1 to 40 letters"),
        (["Ada", "Bo", "C" * 99999], "from 1 to 40 letters"),
        (["Ada", "Bo", "C\ny"], "from 1 to 40 letters"),
        (["Ada", "Bo", "C\u202ey"], "from 1 to 40 letters"),
        (["Ada", "Bo", "\ud800"], "from 1 to 40 letters"),
        (["Ada", "Ada", "Cy"], "may have the same name"),
        (["Ada", " Ada ", "Cy"], "may have the same name"),
    ],
)
def test_bad_names(names: Any, allowed: str) -> None:
    assert allowed in refusal(lambda: bw.Game("marrakech", names=names))


@pytest.mark.parametrize(
    "names",
    [
        ["Žofie", "李雷", "Ωmega"],
        ("{seat}", "%s", "<b>"),
        [" A ", "B", "C"],
        ["👩‍🏫", "می‌خواهم", "ශ්‍රී"],
        ["👩‍🏫" * 40, "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "דנה"],
    ],
)
def test_names_in_any_writing_are_as_they_were_given(names: list[str]) -> None:
    game = bw.Game("marrakech", seed=1, names=names)
    assert game.names == tuple(name.strip() for name in names)
    assert bw.from_code(game.code()).names == game.names
    for name in game.names:
        assert name in game.view(None).describe()


@pytest.mark.parametrize("chance", ["random", None, True, 3])
def test_an_unknown_kind_of_chance(chance: Any) -> None:
    told = refusal(lambda: bw.Game("marrakech", chance=chance))
    assert "'seed' or 'ask'" in told


@pytest.mark.parametrize("seat", [3, -1, "0", 1.5, HUGE, [0], True, 1.0])
def test_a_view_from_a_seat_that_is_not_there(seat: Any) -> None:
    game = bw.Game("marrakech", seed=1)
    assert "choose a seat from 0 to 2, or None" in refusal(lambda: game.view(seat))


NO_MOVE: list[Any] = [
    "",
    " ",
    "\n",
    "go left",
    "first purple",
    "rug",
    "rug mauve",
    "c4",
    "c4 c5 c6",
    "c44 c455",
    "c4 c5; left",
    "-1",
    "1.0",
    "1e0",
    "٣",
    "⅓",
    "ｌｅｆｔ",
    "l\u0301eft",
    "🎲",
    "left\0",
    "\ud800",
    "left " * 1000,
    "9" * 100_000,
    "[" * 100_000,
    None,
    3,
    3.0,
    True,
    b"left",
    ["left"],
    HUGE,
    BEYOND,
    object(),
    Unspeakable(),
    Garbled(),
]


@pytest.mark.parametrize(
    "text", NO_MOVE, ids=lambda text: quoted(text, 20).encode("ascii", "replace")
)
def test_text_that_is_no_move_of_the_game_is_answered_with_the_forms(text: Any) -> None:
    game = bw.Game("marrakech", seed=1)
    before = (game.state, game.moves, game.events)
    error = game.why_not(text)
    assert error is not None
    assert error.rule is None
    assert error.rules == ()
    assert "straight, left or right" in error.reason
    assert len(str(error)) < 300
    str(error).encode("utf-8")
    with pytest.raises(bw.IllegalMove):
        game.play(text)
    assert (game.state, game.moves, game.events) == before


def test_rolling_when_there_is_nothing_to_roll_says_what_to_do() -> None:
    game = bw.Game("marrakech", seed=1)
    before = (game.state, game.moves)
    with pytest.raises(bw.IllegalMove, match="has to turn Assam") as caught:
        game.roll()
    assert caught.value.rule == "marrakech.assam.turn"
    assert (game.state, game.moves) == before


def test_a_move_made_by_hand_is_what_its_text_says() -> None:
    from boardwidgets.games.marrakech.moves import Turn

    game = bw.Game("marrakech", seed=1)
    game.play(Move("left"))
    assert game.moves[-1] == Turn("left", 3)
    game.undo()
    game.play(Turn("left", 3))
    game.play("1")
    assert game.why_not(Move("g9 g7")) is not None


def test_a_move_of_parts_that_do_not_fit_is_refused_and_changes_nothing() -> None:
    from boardwidgets.games.marrakech.moves import LayRug, Turn
    from boardwidgets.games.sobek.moves import LaySet

    rolled = bw.Game("marrakech", seed=1)
    rolled.play("left")
    rolled.play("1")
    tried: list[tuple[bw.Game, list[Move]]] = [
        (bw.Game("marrakech", seed=1), [Turn("left", 2), Turn("round", 9)]),
        (rolled, [LayRug("c4 c5", 99, 98), LayRug("a", -1, -50), LayRug("a1 a2", *([None] * 2))]),  # type: ignore[arg-type]  # the mistake
        (bw.Game("sobek", seed=1), [LaySet("set wood", 99, (1, 2, 3)), LaySet("set", 0, ())]),
    ]
    for game, moves in tried:
        before = (game.state, game.moves, game.code())
        for move in moves:
            error = game.why_not(move)
            assert error is not None
            assert str(error).endswith(".")
            with pytest.raises(bw.IllegalMove):
                game.play(move)
            assert (game.state, game.moves, game.code()) == before


def test_players_who_do_not_fit_a_position() -> None:
    text = bw.Game("marrakech", 3, seed=1).to_text()
    told = refusal(lambda: bw.Game.from_position("marrakech", text, players=4))
    assert "players=4" in told
    assert "3" in told


def test_an_unknown_language() -> None:
    told = refusal(lambda: bw.set_language("tlh"))
    assert "'tlh'" in told
    assert re.search(r"there are: en\b", told)


@pytest.mark.parametrize("code", [None, 3, "", "../en", "en\0"])
def test_a_language_that_is_no_code(code: Any) -> None:
    refusal(lambda: bw.set_language(code))
