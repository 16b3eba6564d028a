"""Characters that are played, and the choices that their powers ask for."""

from boardwidgets.core.events import Event
from boardwidgets.games.sobek.cards import FACE_DOWN, KIND, KINDS, WORDS, among, own_words
from boardwidgets.games.sobek.characters import SCRIBE_KEEPS
from boardwidgets.games.sobek.events import (
    Bribed,
    CharacterPlayed,
    CorruptionSeen,
    Discarded,
    Dropped,
    Fetched,
    HandSeen,
    NoEffect,
    QueenDrew,
    Robbed,
    ThiefChose,
    VizierChose,
)
from boardwidgets.games.sobek.legal_moves import finds_something
from boardwidgets.games.sobek.moves import (
    DiscardKind,
    Draw,
    Drop,
    Fetch,
    From,
    PlayCharacter,
    Steal,
)
from boardwidgets.games.sobek.record import SobekRecord
from boardwidgets.games.sobek.replay import replay
from boardwidgets.games.sobek.turn.ending import turn_over


def play(record: SobekRecord, move: PlayCharacter) -> tuple[Event, ...]:
    """A character is played for their power and discarded."""
    word = WORDS[move.card]
    played = CharacterPlayed(record.seat, word)
    # The character has left the hand, so that the courtesan cannot be added to a set herself.
    if finds_something(replay(record, (played,))):
        return (played,)
    # sobek.character.no-effect: it is discarded all the same.
    return (played, NoEffect(record.seat, word), *turn_over(record))


# -- thief and vizier ----------------------------------------------------------------------------


def go_thieving(record: SobekRecord, move: From) -> tuple[Event, ...]:
    """A player is chosen to be robbed; with the choice of the card the thief sees the hand."""
    chose = ThiefChose(record.seat, move.seat)
    if not record.constants.thief_chooses:
        return (chose,)
    hand = own_words(record.seats[move.seat].hand)
    return chose, HandSeen(record.seat, move.seat, hand)


def rob(record: SobekRecord, move: Steal) -> tuple[Event, ...]:
    """A card goes from the chosen player's hand into the thief's (`sobek.character.thief`)."""
    card = among(record.seats[record.target].hand, move.card)
    return (Robbed(record.seat, record.target, WORDS[card]), *turn_over(record))


def go_to_corruption(record: SobekRecord, move: From) -> tuple[Event, ...]:
    """A player is chosen; who chooses the card sees the corruption (`sobek.character.vizier`)."""
    chose = VizierChose(record.seat, move.seat)
    if not record.constants.vizier_chooses:
        return (chose,)
    pile = own_words(record.seats[move.seat].corruption)
    return chose, CorruptionSeen(record.seat, move.seat, pile)


def bribe(record: SobekRecord, move: Steal) -> tuple[Event, ...]:
    """A card goes from the chosen player's corruption into the hand of the one who plays."""
    pile = record.seats[record.target].corruption
    card = among(pile, move.card)
    bribed = Bribed(record.seat, record.target, WORDS[card], emptied=len(pile) == 1)
    return (bribed, *turn_over(record))


# -- scribe, priest, queen, merchant -------------------------------------------------------------


def drop(record: SobekRecord, move: Drop) -> tuple[Event, ...]:
    """A card goes under the corruption marker, until nobody has too many in hand."""
    seats, seat = record.seats, record.dropper or 0
    card = among(seats[seat].hand, move.card)
    dropped = Dropped(seat, WORDS[card])
    # sobek.character.scribe: every other player keeps only six cards.
    too_many = sum(max(0, len(seats[other].hand) - SCRIBE_KEEPS) for other in record.others)
    return (dropped,) if too_many > 1 else (dropped, *turn_over(record))


def discard(record: SobekRecord, move: DiscardKind) -> tuple[Event, ...]:
    """All cards of a kind leave the corruption (`sobek.character.priest`)."""
    seat, kind = record.seat, move.kind
    pile = record.seats[seat].corruption
    gone = tuple([card for card in pile if KIND[card] == kind])
    emptied = len(gone) == len(pile)
    discarded = Discarded(seat, KINDS[kind], len(gone), own_words(gone), emptied)
    return (discarded, *turn_over(record))


def draw(record: SobekRecord, move: Draw) -> tuple[Event, ...]:
    """Chance has drawn a card from the deck for the queen (`sobek.character.queen`)."""
    drew = QueenDrew(record.seat, WORDS[move.card])
    if record.left > 1:
        return (drew,)
    return (drew, *turn_over(record, pile=record.pile - 1))


def fetch(record: SobekRecord, move: Fetch) -> tuple[Event, ...]:
    """A card of the row comes to the hand without corruption (`sobek.character.merchant`)."""
    card = record.row[move.place - 1]
    fetched = Fetched(record.seat, move.place, WORDS[card])
    if card == FACE_DOWN:
        return (fetched,)
    return (fetched, *turn_over(record, row=len(record.row) - 1))
