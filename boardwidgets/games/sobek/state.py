"""A moment of Sobek: what lies where, what may be done now, and what it causes.

The phases stand in `phases`, the rules of each in the modules named after them here.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple, Self

from boardwidgets.core.chance import CHANCE, Actor, Chances, likely
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move
from boardwidgets.core.rulebook import IllegalMove, Violation
from boardwidgets.core.state import Setup
from boardwidgets.games.sobek import (
    characters,
    event_tokens,
    moves,
    phases,
    rounds,
    scoring,
    turns,
)
from boardwidgets.games.sobek.cards import Cards
from boardwidgets.games.sobek.knowledge import sampled, seen
from boardwidgets.games.sobek.position import write_position
from boardwidgets.games.sobek.refusals import violations
from boardwidgets.games.sobek.sets import TableSet
from boardwidgets.games.sobek.table import Table

PACKAGE: Final = "boardwidgets.games.sobek"


class Seat(NamedTuple):
    """What a player has: his space on the track, hand, corruption, sets and curses.

    `looked` says whether he has seen the event tokens that are left.
    """

    points: int = 0
    hand: Cards = ()
    corruption: Cards = ()
    sets: tuple[TableSet, ...] = ()
    curses: int = 0
    looked: bool = False

    def cleared(self) -> "Seat":
        """The player at the beginning of a round: nothing but his space."""
        return Seat(self.points)


class SobekState(NamedTuple):
    """A moment of Sobek.

    `pool` counts, by card, what has not been drawn: the deck, the cards `aside` that nobody will
    draw this round, the characters that lie face down in the row, and the `spare` starters; so in
    what a seat sees it counts what that seat has not seen. `pile` is how many cards the deck has.
    `tokens` are the event tokens left that somebody has seen, `sealed` how many nobody has, and
    `spent` those used. `target` is the player whom thief or vizier has chosen, `left` how many
    cards the queen still draws.
    """

    setup: Setup
    table: Table
    phase: str
    seat: int
    round: int
    row: Cards
    pool: tuple[int, ...]
    pile: int
    aside: int
    spare: int
    discard: Cards
    tokens: tuple[int, ...]
    sealed: int
    spent: tuple[int, ...]
    seats: tuple[Seat, ...]
    target: int = 0
    left: int = 0

    # -- what may be done now --------------------------------------------------------------

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        if self.phase == phases.OVER:
            return None
        if self.drawing is not None:
            return CHANCE
        return characters.dropper(self) if self.phase == phases.SCRIBE else self.seat

    @property
    def drawing(self) -> "Draws | None":
        """What chance may draw in this phase; None when it is a player's choice."""
        draws = DRAWS.get(self.phase)
        if draws is not None:
            return draws
        chosen = {
            phases.THIEF_CARD: self.table.thief_chooses,
            phases.VIZIER_CARD: self.table.vizier_chooses,
        }
        return None if chosen.get(self.phase, True) else characters.loot

    @property
    def roller(self) -> int | None:
        """Nobody rolls anything: all chance comes by itself."""
        return None

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be played now."""
        choices = CHOICES.get(self.phase)
        if choices is not None:
            return choices(self)
        draws = DRAWS.get(self.phase)
        return tuple([move for move, weight in draws(self) if weight]) if draws else ()

    @property
    def chances(self) -> Chances:
        """The outcomes of chance with their probabilities."""
        drawing = self.drawing
        return likely(drawing(self)) if drawing else ()

    def violations(self, move: Move) -> tuple[Violation, ...]:
        """Every way in which a move breaks a rule now."""
        return violations(self, move)

    def is_legal(self, move: Move) -> bool:
        """Whether a move may be played now."""
        return not self.violations(move)

    def apply(self, move: Move) -> "Outcome":
        """The next state and what happened; IllegalMove when the move breaks a rule."""
        found = violations(self, move)
        if found:
            raise IllegalMove(PACKAGE, move.text, found)
        return APPLY[self.phase, type(move)](self, move)

    # -- how it stands ---------------------------------------------------------------------

    @property
    def others(self) -> tuple[int, ...]:
        """All seats but the one whose turn it is."""
        return tuple([seat for seat in range(len(self.seats)) if seat != self.seat])

    @property
    def scores(self) -> tuple[int, ...]:
        """The space on the track that each player stands on."""
        return tuple([holder.points for holder in self.seats])

    @property
    def projected_scores(self) -> tuple[int, ...]:
        """Where each player would stand if the round were counted now, corruption paid."""
        # Imported here because counting makes states.
        from boardwidgets.games.sobek.scoring import counted_now

        return self.scores if self.phase == phases.OVER else counted_now(self.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that are farthest on the track; empty until the game is over."""
        if self.phase != phases.OVER:
            return ()
        best = max(self.scores)
        return tuple(seat for seat, points in enumerate(self.scores) if points == best)

    def seats_with(self, seat: int, holder: Seat) -> tuple[Seat, ...]:
        """The seats with one of them changed."""
        seats = self.seats
        return (*seats[:seat], holder, *seats[seat + 1 :])

    def with_seat(self, seat: int, holder: Seat) -> Self:
        """The state with one seat changed."""
        return self._replace(seats=self.seats_with(seat, holder))

    def seen_by(self, seat: int | None) -> Self:
        """The state as a seat may know it."""
        return seen(self, seat)

    def sample(self, random: Random) -> Self:
        """A complete state that agrees with what a state from `seen_by` knows."""
        return sampled(self, random)

    def to_text(self) -> str:
        """The position as text."""
        return write_position(self)


Outcome = tuple[SobekState, tuple[Event, ...]]
Draws = Callable[[SobekState], list[tuple[Move, int]]]


def _first_draws(state: SobekState) -> list[tuple[Move, int]]:
    return [(move, 1) for move, _ in state.table.first]


DRAWS: Final[dict[str, Draws]] = {
    phases.FIRST: _first_draws,
    phases.LOWEST: rounds.lowests,
    phases.STARTERS: rounds.starters,
    phases.ROW: rounds.dealt,
    phases.LOOK: turns.faces,
    phases.QUEEN: characters.pile_draws,
    phases.TOKENS: event_tokens.token_draws,
}
"""For each phase of chance what may be drawn, with whole-number weights."""

CHOICES: Final[dict[str, Callable[[SobekState], tuple[Move, ...]]]] = {
    phases.BEGIN: rounds.beginners,
    phases.TURN: turns.turn_moves,
    phases.THIEF: characters.victims,
    phases.THIEF_CARD: characters.steals,
    phases.COURTESAN: characters.additions,
    phases.SCRIBE: characters.drops,
    phases.PRIEST: characters.discards,
    phases.VIZIER: characters.victims,
    phases.VIZIER_CARD: characters.steals,
    phases.MERCHANT: characters.fetches,
    phases.EVENT: event_tokens.token_moves,
    phases.PROSPERITY: event_tokens.prospers,
    phases.CURSE: event_tokens.curses,
    phases.SIDEWAYS: scoring.sideways_moves,
}
"""For each phase of a player what he may choose."""

APPLY: Final[dict[tuple[str, type[Move]], Callable[[SobekState, Any], Outcome]]] = {
    (phases.FIRST, moves.First): rounds.first,
    (phases.LOWEST, moves.Lowest): rounds.lowest,
    (phases.BEGIN, moves.Begin): rounds.begin,
    (phases.STARTERS, moves.Draw): rounds.starter,
    (phases.ROW, moves.Deal): rounds.deal,
    (phases.TURN, moves.Take): turns.take,
    (phases.TURN, moves.Lay): turns.lay,
    (phases.TURN, moves.Play): characters.play,
    (phases.LOOK, moves.Draw): turns.look,
    (phases.THIEF, moves.From): characters.choose_victim,
    (phases.THIEF_CARD, moves.Steal): characters.steal,
    (phases.COURTESAN, moves.Add): characters.add,
    (phases.SCRIBE, moves.Drop): characters.drop,
    (phases.PRIEST, moves.Discard): characters.discard,
    (phases.QUEEN, moves.Draw): characters.queen_draw,
    (phases.VIZIER, moves.From): characters.choose_victim,
    (phases.VIZIER_CARD, moves.Steal): characters.steal,
    (phases.MERCHANT, moves.Fetch): characters.fetch,
    (phases.TOKENS, moves.DrawToken): event_tokens.draw_token,
    (phases.EVENT, moves.TakeToken): event_tokens.take_token,
    (phases.PROSPERITY, moves.Prosper): event_tokens.prosper,
    (phases.CURSE, moves.Curse): event_tokens.curse,
    (phases.SIDEWAYS, moves.Lay): scoring.lay_sideways,
    (phases.SIDEWAYS, Move): scoring.done,
}
"""For each phase and each move that belongs to it, what it causes."""
