"""What the rooms above ask of any game: its states and its rules."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from boardwidgets.core.chance import Actor, Chances
from boardwidgets.core.events import Event
from boardwidgets.core.messages import say
from boardwidgets.core.moves import Move
from boardwidgets.core.options import Options, OptionTable
from boardwidgets.core.quoting import quoted
from boardwidgets.core.rulebook import Rulebook, Violation, rulebook


class Setup(NamedTuple):
    """What is settled before a game: how many play, and the house rules."""

    players: int
    options: Options


class State(Protocol):
    """A moment of a game: immutable and complete."""

    @property
    def setup(self) -> Setup:
        """What was settled before the game."""
        ...

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        ...

    @property
    def roller(self) -> int | None:
        """The seat that rolls the chance waited for now; None when it comes by itself."""
        ...

    @property
    def phase(self) -> str:
        """The name of what has to be done now, such as `turn` or `lay`."""
        ...

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be played now: moves of the actor, or the outcomes of chance."""
        ...

    @property
    def chances(self) -> Chances:
        """The outcomes of chance with their probabilities; empty when a player moves."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """A score a seat, as it stands."""
        ...

    @property
    def projected_scores(self) -> tuple[int, ...]:
        """The scores as they would be if all that is counted later were counted now."""
        ...

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty until the game is over."""
        ...

    def is_legal(self, move: Move) -> bool:
        """Whether a move is one of `legal_moves`, without listing them where that takes long."""
        ...

    def apply(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """The next state and what happened; raises IllegalMove and changes nothing otherwise."""
        ...

    def violations(self, move: Move) -> tuple[Violation, ...]:
        """Every way in which a move breaks a rule now; empty when it is legal."""
        ...

    def seen_by(self, seat: int | None) -> Self:
        """The state as a seat (None: a spectator) may know it."""
        ...

    def sample(self, random: Random) -> Self:
        """A complete state that agrees with what a state from `seen_by` knows."""
        ...

    def to_text(self) -> str:
        """The whole position in the game's own notation."""
        ...


S = TypeVar("S", bound=State)
"""A game's own kind of state."""


class Ruleset(NamedTuple, Generic[S]):
    """A game's rules as one value: what the one table of games holds.

    `start` makes the first state, and `parse` finds a move by its text (None when the text is no
    move of this game). `read_position` reads the notation that `to_text` writes, with the options
    given and the name of a preset. `replay` says what events do to a position: the state as a
    seat (None: a spectator) saw it, once the events that the seat was told have happened.
    `describe` says a position in sentences, `now` who has to do what now, or how it ended.
    `seat_name` is what a seat (of how many players, which) is called when it has no name of its
    own. `secrets` says whether seats come to know things that others may not.
    """

    package: str
    seats: range
    options: OptionTable
    start: Callable[[Setup], S]
    parse: Callable[[S, str], Move | None]
    read_position: Callable[[str, Mapping[str, Any], str | None], S]
    replay: Callable[[S, Sequence[Event], int | None], S]
    describe: Callable[[S, Sequence[str]], tuple[str, ...]]
    now: Callable[[S, Sequence[str]], tuple[str, ...]]
    seat_name: Callable[[int, int], str]
    secrets: bool = False

    @property
    def name(self) -> str:
        """The game's name, as in `bw.GAMES`."""
        return self.package.rpartition(".")[2]

    @property
    def rulebook(self) -> Rulebook:
        """The game's rules, in order."""
        return rulebook(self.package)

    def set_up(self, players: object, rules: str | None, given: Mapping[str, Any]) -> Setup:
        """Check the number of players and the house rules; a ValueError names the choices."""
        if type(players) is not int or players not in self.seats:
            limits = {"game": self.name, "fewest": self.seats[0], "most": self.seats[-1]}
            raise ValueError(say("error.players", value=quoted(players), **limits))
        return Setup(players, self.options.choose(given, rules, players))
