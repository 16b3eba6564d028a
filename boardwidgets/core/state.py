"""What the other rooms ask of any game: its states and its rules.

A game makes a class that has what `State` lists, and one `Ruleset`. Nothing here is inherited.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, NewType, Protocol, Self, TypeVar

from boardwidgets.core.chance import Actor, Chances
from boardwidgets.core.events import Event
from boardwidgets.core.messages import say
from boardwidgets.core.moves import Move
from boardwidgets.core.options import Options, OptionTable
from boardwidgets.core.quoting import quoted
from boardwidgets.core.rulebook import Rulebook, Violation, rulebook
from boardwidgets.core.tally import TallyRow, no_tally


class Setup(NamedTuple):
    """What is chosen before a game: how many play, and the house rules."""

    players: int
    options: Options


Phase = NewType("Phase", str)
"""The name of what has to be done now, such as `lay`; each game has a room of those it knows."""


class State(Protocol):
    """A game at one moment, with everything that matters for what follows; it never changes.

    `apply` makes a new state. Seats count from 0.
    """

    @property
    def setup(self) -> Setup:
        """What was chosen before the game."""
        ...

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        ...

    @property
    def roller(self) -> int | None:
        """The seat that rolls the die that is waited for; None when chance comes by itself."""
        ...

    @property
    def phase(self) -> str:
        """The name of what has to be done now, such as `turn` or `lay`; each game has its own."""
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
        """The score of each seat, as it stands."""
        ...

    @property
    def projected_scores(self) -> tuple[int, ...]:
        """The scores as they would be if the game ended now and everything was counted."""
        ...

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty until the game is over."""
        ...

    def is_legal(self, move: Move) -> bool:
        """Whether a move is one of `legal_moves`."""
        ...

    def apply(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """The state after a move, and what happened; an IllegalMove says why it is not legal."""
        ...

    def violations(self, move: Move) -> tuple[Violation, ...]:
        """Every way in which a move breaks a rule; empty when it is legal."""
        ...

    def seen_by(self, seat: int | None) -> Self:
        """The state as a seat (None: a spectator) may know it."""
        ...

    def sample(self, random: Random) -> Self:
        """A complete state that agrees with all that a state from `seen_by` knows.

        What is hidden is drawn by `random`, every possibility as likely as it is in the game.
        """
        ...

    def to_text(self) -> str:
        """The whole position in the game's own notation, which `read_position` reads."""
        ...


S = TypeVar("S", bound=State)
"""A game's own kind of state."""


def by_its_text(state: State, move: Move, names: Sequence[str]) -> str:
    """A move as it is typed, where a game has no other words for it."""
    return move.text


class Ruleset(NamedTuple, Generic[S]):
    """A game's rules as one value, which its package holds as `RULES`.

    - `package`: the full name of the game's package, with its rulebook and messages.
    - `seats`: how many may play, such as `range(2, 5)` for 2 to 4.
    - `options`: the house rules.
    - `start`: makes the first state.
    - `parse`: finds a move by its text in a state; None when the text is no move of this game.
    - `read_position`: reads the notation that `to_text` writes, with the options that are given and
      the name of a preset.
    - `replay`: what events do to a position. From the state that a seat (None: a spectator) saw and
      the events that it was told since, it makes the state that the seat sees now.
    - `describe`: a position in sentences, with the players' names.
    - `now`: who has to do what now, or how the game ended, in sentences.
    - `seat_name`: what a seat is called without a player's name, by the number of players and the
      seat.
    - `move_words`: a legal move in the words of the board, in the reader's language, with the
      players' names; if left out, it is the move's text.
    - `tally`: how the points came about, from a state and all events that led to it; its rows add
      up to the scores, and there are none where it is left out.
    - `secrets`: whether seats come to know things that others may not know.
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
    move_words: Callable[[S, Move, Sequence[str]], str] = by_its_text
    tally: Callable[[S, Sequence[Event]], tuple[TallyRow, ...]] = no_tally
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
        """The number of players and the house rules, checked; a ValueError names the choices."""
        if type(players) is not int or players not in self.seats:
            limits = {"game": self.name, "fewest": self.seats[0], "most": self.seats[-1]}
            raise ValueError(say("error.players", value=quoted(players), **limits))
        return Setup(players, self.options.choose(given, rules, players))
