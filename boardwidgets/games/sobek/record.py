"""The record of a moment of Sobek: its fields, and what can be asked of them.

All rooms that ask what may be done, what a move causes or what an event changes take a record;
`state.SobekState` is the same with the answers of those rooms.
"""

from typing import NamedTuple

from boardwidgets.core.chance import CHANCE, Actor
from boardwidgets.core.state import Phase, Setup
from boardwidgets.games.sobek import phases
from boardwidgets.games.sobek.cards import CHARACTERS, STARTERS_EACH, Cards
from boardwidgets.games.sobek.characters import SCRIBE_KEEPS
from boardwidgets.games.sobek.constants import ROUNDS, SobekConstants
from boardwidgets.games.sobek.scoring import EARLY_ROUND, counted_now
from boardwidgets.games.sobek.seats import Seat
from boardwidgets.games.sobek.track import SPACES


class SobekRecord(NamedTuple):
    """A moment of Sobek.

    `pool` counts, by card, what has not been drawn: the deck, the cards `aside` that nobody will
    draw this round, the characters that lie face down in the row, and the `spare` starters; so in
    what a seat sees it counts what that seat has not seen. `pile` is how many cards the deck has.
    `tokens` are the event tokens left that somebody has seen, `sealed` how many nobody has, and
    `spent` those used. `target` is the player whom thief or vizier has chosen, `left` how many
    cards the queen still draws.
    """

    constants: SobekConstants
    phase: Phase
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

    @property
    def setup(self) -> Setup:
        """What was settled before the game."""
        return self.constants.setup

    # -- who has to do what --------------------------------------------------------------------

    @property
    def actor(self) -> Actor:
        """The seat to move, CHANCE, or None when the game is over."""
        if self.phase == phases.OVER:
            return None
        if self.by_chance:
            return CHANCE
        return self.dropper if self.phase == phases.SCRIBE else self.seat

    @property
    def by_chance(self) -> bool:
        """Whether chance draws now; so it does for the thief unless a house rule lets them choose.

        The same for the vizier (`sobek.character.thief`, `sobek.character.vizier`).
        """
        if self.phase == phases.THIEF_CARD:
            return not self.constants.thief_chooses
        if self.phase == phases.VIZIER_CARD:
            return not self.constants.vizier_chooses
        return self.phase in phases.BY_CHANCE

    @property
    def roller(self) -> None:
        """Nobody: all chance comes by itself."""
        return

    @property
    def others(self) -> tuple[int, ...]:
        """All seats but the one whose turn it is."""
        return tuple([seat for seat in range(len(self.seats)) if seat != self.seat])

    @property
    def dropper(self) -> int | None:
        """The first of the other players who holds too much (`sobek.character.scribe`)."""
        for seat in self.others:
            if len(self.seats[seat].hand) > SCRIBE_KEEPS:
                return seat
        return None

    @property
    def dealt_next(self) -> int | None:
        """The player who is dealt the next starter; None when all have theirs."""
        for seat, holder in enumerate(self.seats):
            if len(holder.hand) < STARTERS_EACH:
                return seat
        return None

    @property
    def robbable(self) -> tuple[Cards, ...]:
        """For each seat the cards that thief or vizier go to: the hand, or the corruption."""
        if self.phase in (phases.THIEF, phases.THIEF_CARD):
            return tuple([holder.hand for holder in self.seats])
        return tuple([holder.corruption for holder in self.seats])

    @property
    def unmet(self) -> int:
        """How many characters nobody has seen, those face down in the row included."""
        pool = self.pool
        return sum(pool[card] for card in CHARACTERS)

    # -- how it stands -------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        """The space on the track that each player stands on."""
        return tuple([holder.points for holder in self.seats])

    @property
    def projected_scores(self) -> tuple[int, ...]:
        """Where each player would stand if the round were counted now, corruption paid."""
        return self.scores if self.phase == phases.OVER else counted_now(self.seats)

    @property
    def lowest_seats(self) -> tuple[int, ...]:
        """The players with the lowest score (`sobek.setup.first`)."""
        lowest = min(self.scores)
        return tuple([seat for seat, points in enumerate(self.scores) if points == lowest])

    @property
    def is_last_round(self) -> bool:
        """Whether the game ends with this round, as the scores are once corruption is paid for.

        After three rounds, or after the second past the end of the track (`sobek.game.end`).
        """
        if self.round == EARLY_ROUND:
            return max(self.scores) > SPACES
        return self.round == ROUNDS

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats farthest on the track (`sobek.game.end`); empty until the game is over."""
        if self.phase != phases.OVER:
            return ()
        best = max(self.scores)
        return tuple(seat for seat, points in enumerate(self.scores) if points == best)
