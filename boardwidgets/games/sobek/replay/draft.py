"""A position while events change it, as somebody sees it."""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from boardwidgets.games.sobek.cards import FACE_DOWN, UNSEEN, Cards, card_named, with_card, without
from boardwidgets.games.sobek.record import SobekRecord

ALL_SEEING: Final = -1
"""In place of a seat: the game itself, which sees all cards."""

R = TypeVar("R", bound=SobekRecord)


class SobekDraft:
    """The fields of a record while events change them; finished once for all events together."""

    __slots__ = (
        "aside",
        "constants",
        "discard",
        "left",
        "phase",
        "pile",
        "pool",
        "round",
        "row",
        "sealed",
        "seat",
        "seats",
        "spare",
        "spent",
        "target",
        "tokens",
        "viewer",
    )

    def __init__(self, record: SobekRecord, viewer: int | None) -> None:
        self.viewer = viewer
        self.constants = record.constants
        self.phase = record.phase
        self.seat = record.seat
        self.round = record.round
        self.row = record.row
        self.pool = list(record.pool)
        self.pile = record.pile
        self.aside = record.aside
        self.spare = record.spare
        self.discard = record.discard
        self.tokens = record.tokens
        self.sealed = record.sealed
        self.spent = record.spent
        self.seats = list(record.seats)
        self.target = record.target
        self.left = record.left

    def finished(self, kind: type[R]) -> R:
        """The draft as a record of some class."""
        return kind(
            constants=self.constants,
            phase=self.phase,
            seat=self.seat,
            round=self.round,
            row=self.row,
            pool=tuple(self.pool),
            pile=self.pile,
            aside=self.aside,
            spare=self.spare,
            discard=self.discard,
            tokens=self.tokens,
            sealed=self.sealed,
            spent=self.spent,
            seats=tuple(self.seats),
            target=self.target,
            left=self.left,
        )

    def change(self, seat: int, **changes: Any) -> None:
        """Change what a player has."""
        self.seats[seat] = self.seats[seat]._replace(**changes)

    def sees(self, seat: int) -> bool:
        """Whether the viewer sees the cards of a player."""
        return self.viewer in (seat, ALL_SEEING)

    # -- cards that come and go ----------------------------------------------------------------

    def unseen(self, seat: int, card: int) -> int:
        """The card as the viewer sees it once a player has it; one that they lose sight of."""
        if card == FACE_DOWN or self.sees(seat):
            return card
        if card != UNSEEN:
            self.pool[card] += 1
        return UNSEEN

    def removed(self, cards: Cards, card: int) -> Cards:
        """Cards without one: itself, or an unseen one, which is seen by that."""
        if card in cards:
            return without(cards, card)
        if card != UNSEEN:
            self.pool[card] -= 1
        return cards[:-1]

    def into_hand(self, seat: int, card: int) -> None:
        """A card comes to a hand."""
        self.change(seat, hand=with_card(self.seats[seat].hand, self.unseen(seat, card)))

    def out_of_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.change(seat, hand=self.removed(self.seats[seat].hand, card))

    def under_marker(self, seat: int, card: int) -> None:
        """A card goes under a corruption marker; of others nobody sees how many there are."""
        pile, card = self.seats[seat].corruption, self.unseen(seat, card)
        if card != UNSEEN or UNSEEN not in pile:
            self.change(seat, corruption=with_card(pile, card))

    def from_under_marker(self, seat: int, cards: Cards, *, emptied: bool) -> None:
        """Cards leave a corruption pile; the viewer may see only whether there is any."""
        pile = self.seats[seat].corruption
        for card in cards:
            pile = self.removed(pile, card)
        self.change(seat, corruption=() if emptied else pile or (UNSEEN,))

    def drawn(self, word: str) -> int:
        """A card that was drawn, which the viewer sees if its word says so."""
        card = card_named(word)
        if card < FACE_DOWN:
            self.pool[card] -= 1
        return card

    def shown(self, cards: Cards, words: Iterable[str]) -> Cards:
        """Cards of another that the viewer sees from now on."""
        if UNSEEN not in cards:
            return cards
        return tuple(sorted([self.drawn(word) for word in words]))

    def hidden(self, seat: int, cards: Cards) -> Cards:
        """Cards of a player as they are seen again once nobody is shown them any more."""
        return cards if self.sees(seat) else tuple([self.unseen(seat, card) for card in cards])
