"""A moment of the game: its fields, what may be played and why not, and what events do to it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from boardwidgets.core.chance import CHANCE, Actor, Chances, weighted
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move, OffBoard
from boardwidgets.core.rulebook import IllegalMove, Violation
from boardwidgets.core.state import Setup
from fireflies.events import HIDDEN, FirefliesFound, LanternPlaced
from fireflies.moves import FINDS, MEADOW, PLACES, Find, Place

WOOD: Final = ("a4", "b4", "c4", "d4", "e4")
ROLL, LANTERN, OVER = "roll", "lantern", "over"
RULE_OF_PHASE: Final = {
    ROLL: "fireflies.turn.roll",
    LANTERN: "fireflies.turn.lantern",
    OVER: "fireflies.end.no-square",
}
"""The rule that says what has to be done in each phase, and so that nothing else may be."""


class Lantern(NamedTuple):
    """A lantern: its square, the seat it belongs to, and how many fireflies are in it."""

    square: str
    owner: int
    fireflies: int


@dataclass(frozen=True, slots=True)
class FirefliesState:
    """A moment of the game: the lanterns and the fireflies in jars, both in the order of turns."""

    setup: Setup
    lanterns: tuple[Lantern, ...] = ()
    jars: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        """The seat that has to roll, or else to place a lantern."""
        return (len(self.lanterns) + len(self.jars)) % self.setup.players

    @property
    def phase(self) -> str:
        """What has to be done now."""
        if len(self.jars) < self.setup.players:
            return ROLL  # fireflies.turn.roll
        return LANTERN if any(map(self.free, MEADOW.names)) else OVER  # fireflies.end.no-square

    def free(self, square: str) -> bool:
        """Whether the player to move may put a lantern on a square."""
        return not any(self.obstacles(square))

    def obstacles(self, square: str) -> Iterator[Violation]:
        """What keeps the player to move from putting a lantern on a square."""
        for other, owner, _ in self.lanterns:
            facts = {"square": square, "beside": other, "seat": self.seat}
            if other == square:
                yield Violation("fireflies.turn.lantern", "refusal.taken", (square,), facts)
            elif owner == self.seat and MEADOW.square(other) in MEADOW.sides[MEADOW.square(square)]:
                yield Violation("fireflies.turn.apart", "refusal.beside", (other,), facts)

    @property
    def jar_of(self) -> dict[int, int]:
        """What is in the jar of each seat that has rolled, the next to move first."""
        turns = enumerate(self.jars, len(self.lanterns))
        return {turn % self.setup.players: fireflies for turn, fireflies in turns}

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        return CHANCE if self.phase == ROLL else self.seat if self.phase == LANTERN else None

    @property
    def roller(self) -> int | None:
        """The seat that rolls the die that is waited for."""
        return self.seat if self.phase == ROLL else None

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be played now."""
        if self.phase == ROLL:
            return FINDS[self.seat]
        return tuple(place for place in PLACES if self.free(place.text))

    @property
    def chances(self) -> Chances:
        """The outcomes of chance, each as likely as another."""
        return weighted((find, 1) for find in FINDS[self.seat]) if self.phase == ROLL else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat (`fireflies.score.fireflies`)."""
        points = [0] * self.setup.players
        for square, owner, fireflies in self.lanterns:
            points[owner] += fireflies * (2 if square in WOOD else 1)
        return tuple(points)

    projected_scores = scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with most points once the game is over (`fireflies.score.fireflies`)."""
        best = max(self.scores) if self.phase == OVER else None
        return tuple(seat for seat, points in enumerate(self.scores) if points == best)

    def is_legal(self, move: Move) -> bool:
        """Whether a move may be played now."""
        return move in self.legal_moves

    def apply(self, move: Move) -> tuple["FirefliesState", tuple[Event, ...]]:
        """The next state and what happened; raises IllegalMove otherwise."""
        if not self.is_legal(move):
            raise IllegalMove("fireflies", move.text, self.violations(move))
        happened = (
            FirefliesFound(self.seat, move.fireflies)
            if isinstance(move, Find)
            else LanternPlaced(self.seat, move.text, self.jars[0]),
        )
        return replay(self, happened, None), happened

    def violations(self, move: Move) -> tuple[Violation, ...]:
        """What is wrong with an illegal move in itself, and that it is not its time."""
        found = list(self.obstacles(move.text)) if isinstance(move, Place) else []
        facts = {"square": move.text, "seat": self.seat}
        if isinstance(move, OffBoard):
            found.append(Violation("fireflies.setup.meadow", "refusal.meadow", (), facts))
        places = isinstance(move, Place | OffBoard)
        if not (places if self.phase == LANTERN else move in self.legal_moves):
            found.append(Violation(RULE_OF_PHASE[self.phase], f"now.{self.phase}", (), facts))
        return tuple(found)

    def seen_by(self, seat: int | None) -> "FirefliesState":
        """What a seat may know: all but what is in the jars of others (`fireflies.turn.roll`)."""
        jars = (count if owner == seat else HIDDEN for owner, count in self.jar_of.items())
        return replace(self, jars=tuple(jars))

    def sample(self, random: Random) -> "FirefliesState":
        """A state in which what is hidden is drawn at random."""
        return replace(self, jars=tuple(n or 1 + int(3 * random.random()) for n in self.jars))

    def to_text(self) -> str:
        """The position as text, with ? for what is hidden."""
        lanterns = "".join(f" {square}:{count}" for square, _, count in self.lanterns)
        jars = "".join(f" {count or '?'}" for count in self.jars)
        return f"fireflies {self.setup.players}\nlanterns{lanterns}\njars{jars}"


def replay(state: FirefliesState, events: Sequence[Event], seat: int | None) -> FirefliesState:
    """A position after some events, as a seat was told of them or (None) as all see them."""
    for event in events:
        match event:
            case FirefliesFound(fireflies=count):
                state = replace(state, jars=(*state.jars, count))
            case LanternPlaced(seat=owner, square=square, fireflies=count):
                lanterns = (*state.lanterns, Lantern(square, owner, count))
                state = replace(state, lanterns=lanterns, jars=state.jars[1:])
    return state
