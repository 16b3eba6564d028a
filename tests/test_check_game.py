"""What `check_game` notices: small changes break a game, and each is answered by the advice for it.

The game is that of `tests/fourth_game`, which has no fault of its own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

import pytest

import boardwidgets.draw.painter as painters
import boardwidgets.games as table
from boardwidgets.core.chance import CHANCE, Chances
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import Violation
from boardwidgets.core.state import Ruleset
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.gestures import Gesture
from boardwidgets.draw.painter import Painter
from boardwidgets.draw.scene import Item, Scene
from boardwidgets.testing import GameError, check_game, checkpoints
from fireflies import RULES, drawing
from fireflies.events import HIDDEN, FirefliesFound
from fireflies.moves import PLACES, Find, Place
from fireflies.state import FirefliesState

GAMES = 4

UNCHANGED: Mapping[str, Any] = MappingProxyType({})


class Broken(NamedTuple):
    """What is changed in the state, in `RULES` and in `PAINTER`, and the advice that it earns."""

    advice: str
    state: Mapping[str, Any] = UNCHANGED
    rules: Mapping[str, Any] = UNCHANGED
    painter: Mapping[str, Any] = UNCHANGED


@dataclass(frozen=True)
class Gust(Event):
    """An event that holds something that may be changed."""

    rule: ClassVar[str] = "fireflies.turn.roll"
    lanterns: list[str]


def of_no_rule(self: FirefliesState, move: Move) -> tuple[Violation, ...]:
    found = FirefliesState.violations(self, move)
    return tuple(violation._replace(rule="fireflies.turn.magic") for violation in found)


def of_no_sentence(self: FirefliesState, move: Move) -> tuple[Violation, ...]:
    found = FirefliesState.violations(self, move)
    return tuple(violation._replace(key="refusal.unheard") for violation in found)


def one_in_five(self: FirefliesState) -> Chances:
    return tuple((move, Fraction(1, 5)) for move in self.legal_moves if self.actor == CHANCE)


def goes_nowhere(self: FirefliesState, move: Move) -> tuple[FirefliesState, tuple[Event, ...]]:
    after, events = FirefliesState.apply(self, move)
    return (self, ()) if isinstance(move, Place) else (after, events)


def windy(self: FirefliesState, move: Move) -> tuple[FirefliesState, tuple[Event, ...]]:
    after, events = FirefliesState.apply(self, move)
    return after, (*events, Gust([]))


LUCK = Random(7)


def lucky(self: FirefliesState, move: Move) -> tuple[FirefliesState, tuple[Event, ...]]:
    after, events = FirefliesState.apply(self, move)
    return (after, events[:1]) if LUCK.random() < 0.5 else (after, ())


def sampled_anew(self: FirefliesState, random: Random) -> FirefliesState:
    return FirefliesState.sample(replace(self, jars=(HIDDEN,) * len(self.jars)), random)


def without_finds(state: FirefliesState, events: list[Event], seat: int | None) -> FirefliesState:
    return RULES.replay(state, [one for one in events if not isinstance(one, FirefliesFound)], seat)


def with_a_sky(frame: Frame) -> Scene:
    scene = drawing.scene(frame)
    return scene._replace(items=(*scene.items, Item("sky", "", "A cloud.", ())))


def without_a_die(frame: Frame) -> Scene:
    scene = drawing.scene(frame)
    return scene._replace(items=tuple(item for item in scene.items if item.key != "die"))


def without_a_rank(view: Any) -> tuple[Gesture, ...]:
    return drawing.gestures(view)[5:]


BROKEN = {
    "wins too early": Broken(
        "FirefliesState.winners has to be empty until the game is over",
        {"winners": property(lambda self: (0,))},
    ),
    "has no winner": Broken(
        "FirefliesState.winners has to name the seats that have won",
        {"winners": property(lambda self: ())},
    ),
    "forgets a score": Broken(
        "FirefliesState.scores has to be a tuple of 2 whole numbers",
        {"scores": property(lambda self: (0,))},
    ),
    "has chances that do not add up": Broken(
        "The probabilities in FirefliesState.chances have to be more than 0 and to add up to 1",
        {"chances": property(one_in_five)},
    ),
    "comes to no end": Broken("A game has to come to an end", {"apply": goes_nowhere}),
    "allows what is not legal": Broken(
        "FirefliesState.is_legal says True of", {"is_legal": lambda self, move: True}
    ),
    "does not say why not": Broken(
        "FirefliesState.violations has to be empty for a legal move and for no other one",
        {"violations": lambda self, move: ()},
    ),
    "refuses by a rule that is not there": Broken(
        "FirefliesState.violations names the rule 'fireflies.turn.magic'",
        {"violations": of_no_rule},
    ),
    "refuses without a sentence": Broken(
        "messages.toml, 'refusal.unheard'", {"violations": of_no_sentence}
    ),
    "has an event that can be changed": Broken(
        "Gust has to be immutable and hashable", {"apply": windy}
    ),
    "is not the same twice": Broken(
        "what is left to chance has to be a move of chance", {"apply": lucky}
    ),
    "writes a position that cannot be read": Broken(
        "RULES.read_position has to read what to_text writes, but: line 1",
        {"to_text": lambda self: "meadow"},
    ),
    "shows what is secret": Broken(
        "or FirefliesState.seen_by shows too much", {"seen_by": lambda self, seat: self}
    ),
    "samples what is known": Broken(
        "FirefliesState.sample has to make a state that agrees", {"sample": sampled_anew}
    ),
    "has secrets and does not say so": Broken(
        "RULES has to say secrets=True", rules={"secrets": False}
    ),
    "replays too little": Broken(
        "RULES.replay has to lead from what a spectator saw", rules={"replay": without_finds}
    ),
    "does not find its moves": Broken(
        "RULES.parse has to find the legal move", rules={"parse": lambda state, text: PLACES[0]}
    ),
    "says half a sentence": Broken(
        "What RULES.now says has to be a whole sentence",
        rules={"now": lambda state, names: ("{seat} has to",)},
    ),
    "is drawn in the sky": Broken(
        "PAINTER.scene has to be a picture that can be drawn: item 'A cloud.': no layer 'sky'",
        painter={"scene": with_a_sky},
    ),
    "does not draw its die": Broken(
        "PAINTER.scene has to draw a thing with the key 'die'", painter={"scene": without_a_die}
    ),
    "cannot be pointed at everywhere": Broken(
        "PAINTER.gestures has to make every legal Place by a Pick",
        painter={"gestures": without_a_rank},
    ),
    "stops": Broken(
        "Python stopped with ZeroDivisionError", rules={"describe": lambda state, names: 1 // 0}
    ),
}


@pytest.fixture(autouse=True)
def drawn_anew() -> Iterator[None]:
    """What is kept of a game's drawing is that of the test alone."""
    painters.painter.cache_clear()
    yield
    painters.painter.cache_clear()


def play(monkeypatch: pytest.MonkeyPatch, rules: Ruleset[Any], painter: Painter) -> None:
    """Play these rules and this drawing as those of the game, and mind if a game grows long."""
    monkeypatch.setattr(table, "games_of_others", lambda: {rules.name: rules})
    monkeypatch.setattr(painters, "drawing_of", lambda name: drawing.__name__)
    monkeypatch.setattr(drawing, "PAINTER", painter)
    monkeypatch.setattr(checkpoints, "LONGEST", 100)


def changed(state: Mapping[str, Any]) -> Ruleset[Any]:
    """The rules of the game with something changed in its state."""
    own = {"__slots__": (), "__module__": FirefliesState.__module__, **state}
    kind: Any = type(FirefliesState.__name__, (FirefliesState,), own)

    def read_position(*given: Any) -> FirefliesState:
        read = RULES.read_position(*given)
        changed_state: FirefliesState = kind(read.setup, read.lanterns, read.jars)
        return changed_state

    return RULES._replace(start=kind, read_position=read_position)


def test_a_game_without_a_fault_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, changed({}), drawing.PAINTER)
    check_game(RULES.name, GAMES)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_noticed_and_its_author_told_what_to_do(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = BROKEN[name]
    rules = changed(broken.state)._replace(**broken.rules)
    play(monkeypatch, rules, drawing.PAINTER._replace(**broken.painter))
    with pytest.raises(GameError) as error:
        check_game(RULES.name, GAMES)
    assert broken.advice in str(error.value)


def test_a_move_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, RULES, drawing.PAINTER)
    monkeypatch.setattr(Find, "seen", lambda self, seat: self)
    with pytest.raises(GameError, match=r"tell a spectator a secret.*\n?.*Hide it in Find\.seen"):
        check_game(RULES.name, GAMES)


def test_a_game_of_secrets_that_hides_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, changed({"seen_by": lambda self, seat: self}), drawing.PAINTER)
    for kind in (Find, FirefliesFound):
        monkeypatch.setattr(kind, "seen", lambda self, seat: self)
    with pytest.raises(GameError, match="seen_by has hidden nothing from anybody in 4 games"):
        check_game(RULES.name, GAMES)


def test_an_advice_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, changed({"winners": property(lambda self: (0,))}), drawing.PAINTER)
    with pytest.raises(GameError) as error:
        check_game(RULES.name, GAMES)
    told = str(error.value)
    assert "for 2 players" in told
    assert "fireflies 2\nlanterns" in told
    assert "boardwidgets.from_code('bw1-" in told


def test_no_games_are_enough_for_a_look_at_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, RULES._replace(seats=range(0)), drawing.PAINTER)
    with pytest.raises(GameError, match=r"RULES\.seats has to be a range"):
        check_game(RULES.name, 0)


def test_a_game_that_is_not_there_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="no game 'chess'"):
        check_game("chess")
