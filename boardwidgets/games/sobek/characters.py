"""Characters: played for their power, and the choices that the powers ask for."""

from typing import TYPE_CHECKING, Final

from boardwidgets.games.sobek import events as told
from boardwidgets.games.sobek.cards import (
    CHARACTERS,
    FACE_DOWN,
    FACES,
    GOODS,
    KIND,
    KINDS,
    OPEN,
    SHOWN,
    UNSEEN,
    WORDS,
    Cards,
    among,
    with_card,
    without,
    words,
)
from boardwidgets.games.sobek.event_tokens import finish
from boardwidgets.games.sobek.moves import (
    DISCARDS,
    DRAWS,
    DROPS,
    FETCHES,
    FROMS,
    STEALS,
    Add,
    Discard,
    Draw,
    Drop,
    Fetch,
    From,
    Play,
    Steal,
)
from boardwidgets.games.sobek.phases import (
    COURTESAN,
    MERCHANT,
    PRIEST,
    QUEEN,
    SCRIBE,
    THIEF,
    THIEF_CARD,
    VIZIER,
    VIZIER_CARD,
)
from boardwidgets.games.sobek.rounds import less, unmet
from boardwidgets.games.sobek.sets import addings_from
from boardwidgets.games.sobek.turns import pick_up, put_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardwidgets.core.events import Event
    from boardwidgets.core.moves import Move
    from boardwidgets.games.sobek.state import Outcome, SobekState

QUEEN_DRAWS: Final = 3
SCRIBE_KEEPS: Final = 6


def play(state: "SobekState", move: Play) -> "Outcome":
    """A character is played for his power and discarded."""
    seat, card = state.seat, move.card
    holder = state.seats[seat]
    after = state.with_seat(seat, holder._replace(hand=without(holder.hand, card)))
    after = after._replace(discard=with_card(state.discard, card))
    begun = POWERS[FACES[card].power or ""](after)
    event = told.CharacterPlayed(seat, WORDS[card])
    if begun is not None:
        return begun, (event,)
    return finish(after, (event, told.NoEffect(seat, WORDS[card])))


# -- thief and vizier --------------------------------------------------------------------------


def robbed_from(state: "SobekState", seat: int) -> Cards:
    """The cards of a player that the power goes to: his hand, or his corruption."""
    holder = state.seats[seat]
    return holder.hand if state.phase in (THIEF, THIEF_CARD) else holder.corruption


def victims(state: "SobekState") -> "tuple[Move, ...]":
    """The players from whom a card may be taken."""
    return tuple([FROMS[seat] for seat in state.others if robbed_from(state, seat)])


def _thief(state: "SobekState") -> "SobekState | None":
    begun = state._replace(phase=THIEF)
    return begun if victims(begun) else None


def _vizier(state: "SobekState") -> "SobekState | None":
    begun = state._replace(phase=VIZIER)
    return begun if victims(begun) else None


def choose_victim(state: "SobekState", move: From) -> "Outcome":
    """A player is chosen from whom a card goes over; who chooses the card sees them all."""
    seat, other = state.seat, move.seat
    cards = words(robbed_from(state, other))
    if state.phase == THIEF:
        after = state._replace(phase=THIEF_CARD, target=other)
        chose, sees = told.ThiefChose(seat, other), told.HandSeen(seat, other, cards)
        return after, (chose, sees) if state.table.thief_chooses else (chose,)
    after = state._replace(phase=VIZIER_CARD, target=other)
    went, looks = told.VizierChose(seat, other), told.CorruptionSeen(seat, other, cards)
    return after, (went, looks) if state.table.vizier_chooses else (went,)


def loot(state: "SobekState") -> "list[tuple[Move, int]]":
    """The cards that may go over, each once with how many equal ones there are."""
    steals = STEALS[state.seat][state.target]
    cards = [SHOWN[card] for card in robbed_from(state, state.target) if card != UNSEEN]
    return [(steals[card], cards.count(card)) for card in sorted(set(cards))]


def steals(state: "SobekState") -> "tuple[Move, ...]":
    """The cards that may go over, each once."""
    return tuple([move for move, _ in loot(state)])


def steal(state: "SobekState", move: Steal) -> "Outcome":
    """A card goes from the chosen player into the hand of the one who plays."""
    seat, target = state.seat, state.target
    card = among(robbed_from(state, target), move.card)
    robbed = state.seats[target]
    event: Event
    if state.phase == THIEF_CARD:
        robbed = robbed._replace(hand=without(robbed.hand, card))
        event = told.Robbed(seat, target, WORDS[move.card])
    else:
        robbed = robbed._replace(corruption=without(robbed.corruption, card))
        event = told.Bribed(seat, target, WORDS[move.card])
    holder = state.seats[seat]
    after = state.with_seat(target, robbed).with_seat(
        seat, holder._replace(hand=with_card(holder.hand, card))
    )
    return finish(after._replace(target=0), (event,))


# -- courtesan ---------------------------------------------------------------------------------


def additions(state: "SobekState") -> "tuple[Move, ...]":
    """The additions of one or two cards that may be made."""
    holder = state.seats[state.seat]
    return tuple(addings_from(holder.hand, holder.sets))


def _courtesan(state: "SobekState") -> "SobekState | None":
    return state._replace(phase=COURTESAN) if additions(state) else None


def add(state: "SobekState", move: Add) -> "Outcome":
    """One or two cards are added to a set; no event follows."""
    seat = state.seat
    holder, grown = put_down(state.seats[seat], move.good, move.cards)
    event = told.Added(seat, GOODS[move.good], words(move.cards), grown.points)
    return finish(state.with_seat(seat, holder), (event,))


# -- scribe ------------------------------------------------------------------------------------


def dropper(state: "SobekState") -> int | None:
    """The first of the other players who holds more than six cards."""
    for seat in state.others:
        if len(state.seats[seat].hand) > SCRIBE_KEEPS:
            return seat
    return None


def _scribe(state: "SobekState") -> "SobekState | None":
    return None if dropper(state) is None else state._replace(phase=SCRIBE)


def drops(state: "SobekState") -> "tuple[Move, ...]":
    """The cards that the player with too many may put under his corruption marker."""
    seat = dropper(state)
    if seat is None:
        return ()
    hand = sorted({SHOWN[card] for card in state.seats[seat].hand})
    return tuple([DROPS[seat][card] for card in hand if card != UNSEEN])


def drop(state: "SobekState", move: Drop) -> "Outcome":
    """A card goes from hand under the corruption marker."""
    seat = dropper(state) or 0
    holder = state.seats[seat]
    card = among(holder.hand, move.card)
    after = state.with_seat(
        seat,
        holder._replace(
            hand=without(holder.hand, card), corruption=with_card(holder.corruption, card)
        ),
    )
    event = told.Dropped(seat, WORDS[move.card])
    return finish(after, (event,)) if dropper(after) is None else (after, (event,))


# -- priest ------------------------------------------------------------------------------------


def discards(state: "SobekState") -> "tuple[Move, ...]":
    """The kinds of cards that may be discarded: those in one's own corruption."""
    kinds = {KIND[card] for card in state.seats[state.seat].corruption}
    return tuple([DISCARDS[kind] for kind in sorted(kinds) if kind < len(KINDS)])


def _priest(state: "SobekState") -> "SobekState | None":
    return state._replace(phase=PRIEST) if state.seats[state.seat].corruption else None


def discard(state: "SobekState", move: Discard) -> "Outcome":
    """All cards of a kind leave the corruption."""
    seat = state.seat
    holder = state.seats[seat]
    gone = tuple([card for card in holder.corruption if KIND[card] == move.kind])
    kept = tuple([card for card in holder.corruption if KIND[card] != move.kind])
    after = state.with_seat(seat, holder._replace(corruption=kept))
    after = after._replace(discard=tuple(sorted(state.discard + gone)))
    return finish(after, (told.Discarded(seat, KINDS[move.kind], len(gone)),))


# -- queen -------------------------------------------------------------------------------------


def _queen(state: "SobekState") -> "SobekState | None":
    if not state.pile:
        return None
    return state._replace(phase=QUEEN, left=min(QUEEN_DRAWS, state.pile))


def pile_draws(state: "SobekState") -> "list[tuple[Move, int]]":
    """The cards that may come from the deck: a character there may be any that nobody has seen."""
    pool, draws = state.pool, DRAWS[state.seat]
    unseen = unmet(state)
    in_deck = unseen - state.row.count(FACE_DOWN)
    found: list[tuple[Move, int]] = [(draws[card], pool[card] * (unseen or 1)) for card in OPEN]
    found += [(draws[card], pool[card] * in_deck) for card in CHARACTERS]
    return found


def queen_draw(state: "SobekState", move: Draw) -> "Outcome":
    """Chance has drawn a card from the deck for the queen."""
    seat, card = state.seat, move.card
    holder = state.seats[seat]
    after = state.with_seat(seat, holder._replace(hand=with_card(holder.hand, card)))._replace(
        pool=less(state.pool, card), pile=state.pile - 1, left=state.left - 1
    )
    event = told.QueenDrew(seat, WORDS[card])
    return (after, (event,)) if after.left else finish(after, (event,))


# -- merchant ----------------------------------------------------------------------------------


def fetches(state: "SobekState") -> "tuple[Move, ...]":
    """The cards of the row that the merchant may fetch."""
    return FETCHES[: len(state.row)]


def _merchant(state: "SobekState") -> "SobekState | None":
    return state._replace(phase=MERCHANT) if state.row else None


def fetch(state: "SobekState", move: Fetch) -> "Outcome":
    """A card of the row comes to the hand without corruption; the row closes up."""
    seat, place, row = state.seat, move.place, state.row
    card = row[place - 1]
    holder = state.seats[seat]
    event = told.Fetched(seat, place, WORDS[card])
    after = holder._replace(hand=with_card(holder.hand, card))
    return pick_up(state, after, row[: place - 1] + row[place:], (event,))


POWERS: "Final[dict[str, Callable[[SobekState], SobekState | None]]]" = {
    "thief": _thief,
    "courtesan": _courtesan,
    "scribe": _scribe,
    "priest": _priest,
    "queen": _queen,
    "vizier": _vizier,
    "merchant": _merchant,
}
"""The state in which each power asks for its choice or its draw; None when it finds nothing."""
