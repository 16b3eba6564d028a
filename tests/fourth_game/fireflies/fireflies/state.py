"""A moment of the game: what every game answers, over the rooms beside it."""

from random import Random

from boardwidgets.core.chance import CHANCE, Actor, Chances, weighted
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove, Violation
from fireflies import refusals
from fireflies.moves import COMINGS, PLACES, WISHES
from fireflies.notation.writing import written
from fireflies.record import (
    HIDDEN,
    LANTERN,
    MEADOW,
    OVER,
    PACKAGE,
    RANKS,
    ROLL,
    WISH,
    FirefliesRecord,
)
from fireflies.replay import replay
from fireflies.turn import caused


class FirefliesState(FirefliesRecord):
    """A moment of the game, immutable and complete."""

    __slots__ = ()

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        return {LANTERN: self.seat, OVER: None}.get(self.phase, CHANCE)

    @property
    def roller(self) -> int | None:
        """The seat that rolls for fireflies; wishes come by themselves."""
        return self.seat if self.phase == ROLL else None

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be played now; wishes are drawn for one seat after the other."""
        if self.phase == LANTERN:
            return tuple(PLACES[square] for square in MEADOW.squares if self.free(square))
        if self.phase == WISH:
            return WISHES[len(self.wishes)]
        return COMINGS if self.phase == ROLL else ()

    @property
    def chances(self) -> Chances:
        """The outcomes of chance, each as likely as another."""
        return weighted((move, 1) for move in self.legal_moves) if self.actor == CHANCE else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as far as its wish is known."""
        return tuple(map(self.points, range(self.setup.players)))

    projected_scores = scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with most points once the game is over (`fireflies.score.fireflies`)."""
        seats = range(self.setup.players) if self.phase == OVER else ()
        return tuple(seat for seat in seats if self.points(seat) == max(self.scores))

    def is_legal(self, move: Move) -> bool:
        """Whether a move may be played now."""
        return move in self.legal_moves

    def apply(self, move: Move) -> tuple["FirefliesState", tuple[Event, ...]]:
        """The next state and what happened; raises IllegalMove otherwise."""
        if not self.is_legal(move):
            raise IllegalMove(PACKAGE, move.text, self.violations(move))
        happened = caused(self, move)
        return replay(self, happened), happened

    def violations(self, move: Move) -> tuple[Violation, ...]:
        """Every way in which a move breaks a rule now."""
        return () if self.is_legal(move) else tuple(refusals.violations(self, move))

    def seen_by(self, seat: int | None) -> "FirefliesState":
        """What a seat may know: its own wish, and all wishes at the end."""
        if self.phase == OVER:
            return self
        known = (rank if owner == seat else HIDDEN for owner, rank in enumerate(self.wishes))
        return self._replace(wishes=tuple(known))

    def sample(self, random: Random) -> "FirefliesState":
        """A state in which the wishes that are hidden are drawn anew."""
        wishes = (wish or RANKS[int(random.random() * len(RANKS))] for wish in self.wishes)
        return self._replace(wishes=tuple(wishes))

    def to_text(self) -> str:
        """The position in the game's notation."""
        return written(self)
