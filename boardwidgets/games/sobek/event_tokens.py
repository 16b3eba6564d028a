"""Event tokens: the look at them that a set brings, and what each does."""

from typing import TYPE_CHECKING, Final

from boardwidgets.games.sobek import events as told
from boardwidgets.games.sobek.cards import GOODS
from boardwidgets.games.sobek.moves import (
    CURSES,
    PROSPERS,
    TOKEN_DRAWS,
    TOKEN_MOVES,
    Curse,
    DrawToken,
    Prosper,
    TakeToken,
)
from boardwidgets.games.sobek.phases import CURSE, EVENT, PROSPERITY, TURN
from boardwidgets.games.sobek.phases import TOKENS as LOOKING
from boardwidgets.games.sobek.rounds import end_turn
from boardwidgets.games.sobek.sets import upright, with_set
from boardwidgets.games.sobek.tokens import COUNTS, PROSPEROUS, TOKENS, UNKNOWN, without_token
from boardwidgets.games.sobek.track import GLYPHS, next_space, previous_space

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardwidgets.core.events import Event
    from boardwidgets.core.moves import Move
    from boardwidgets.games.sobek.state import Outcome, SobekState


# -- the look at the tokens --------------------------------------------------------------------


def look_at_tokens(state: "SobekState") -> "Outcome":
    """A player has laid a set: he looks at the tokens, while there are any."""
    if state.sealed:
        return state._replace(phase=LOOKING), ()
    if not state.tokens:
        return finish(state, (told.TokensGone(state.seat),))
    if state.seats[state.seat].looked:
        return choosing(state), ()
    names = tuple([TOKENS[token] for token in state.tokens])
    return choosing(state), (told.TokensSeen(state.seat, names),)


def choosing(state: "SobekState") -> "SobekState":
    """The state in which the player has seen the tokens and takes one."""
    holder = state.seats[state.seat]
    return state.with_seat(state.seat, holder._replace(looked=True))._replace(phase=EVENT)


def finish(state: "SobekState", events: "tuple[Event, ...]") -> "Outcome":
    """The turn is over after these events."""
    ended, more = end_turn(state, state.row, state.seats)
    return ended, events + more


def token_draws(state: "SobekState") -> "list[tuple[Move, int]]":
    """The tokens that the next of the round's five may be."""
    draws = TOKEN_DRAWS[state.seat]
    seen = state.tokens + state.spent
    return [(draws[token], count - seen.count(token)) for token, count in enumerate(COUNTS)]


def draw_token(state: "SobekState", move: DrawToken) -> "Outcome":
    """Chance has drawn one of the round's tokens."""
    after = state._replace(
        tokens=tuple(sorted((*state.tokens, move.token))), sealed=state.sealed - 1
    )
    event = told.TokenSeen(state.seat, TOKENS[move.token])
    return (after if after.sealed else choosing(after)), (event,)


def token_moves(state: "SobekState") -> "tuple[Move, ...]":
    """The tokens that may be taken, each kind once."""
    return tuple([TOKEN_MOVES[t] for t in sorted(set(state.tokens)) if t != UNKNOWN])


def take_token(state: "SobekState", move: TakeToken) -> "Outcome":
    """A token is taken and used."""
    token = move.token
    after = state._replace(
        tokens=without_token(state.tokens, token),
        spent=tuple(sorted((*state.spent, token))),
    )
    if not after.tokens:
        nobody = tuple([holder._replace(looked=False) for holder in after.seats])
        after = after._replace(seats=nobody)
    used, events = EFFECTS[TOKENS[token]](after)
    return used, (told.TokenTaken(state.seat, TOKENS[token]), *events)


# -- what they do ------------------------------------------------------------------------------


def prosperous(state: "SobekState") -> list[int]:
    """The goods of a player's own sets on which a prosperity may be put."""
    sets = state.seats[state.seat].sets
    return [good for good in PROSPEROUS if upright(sets, good) is not None]


def prospers(state: "SobekState") -> "tuple[Move, ...]":
    """The sets on which the prosperity may be put."""
    return tuple([PROSPERS[good] for good in prosperous(state)])


def _prosperity(state: "SobekState") -> "Outcome":
    if prosperous(state):
        return state._replace(phase=PROSPERITY), ()
    return finish(state, (told.TokenWasted(state.seat, "prosperity"),))


def prosper(state: "SobekState", move: Prosper) -> "Outcome":
    """A prosperity is put on a set."""
    holder = state.seats[state.seat]
    before = next(one for one in holder.sets if one.good == move.good)
    grown = before._replace(prosperities=before.prosperities + 1)
    after = state.with_seat(state.seat, holder._replace(sets=with_set(holder.sets, grown)))
    return finish(after, (told.Prospered(state.seat, GOODS[move.good], grown.points),))


def _flood(state: "SobekState") -> "Outcome":
    return state._replace(phase=TURN), (told.ExtraTurn(state.seat),)


def _deceit(state: "SobekState") -> "Outcome":
    seat = state.seat
    holder = state.seats[seat]
    count = len(holder.corruption)
    if not count:
        return finish(state, (told.TokenWasted(seat, "deceit"),))
    after = state.with_seat(seat, holder._replace(points=holder.points + count))
    return finish(after, (told.Deceived(seat, count, holder.points + count),))


def curses(state: "SobekState") -> "tuple[Move, ...]":
    """The players who may be given a curse: all others."""
    return tuple([CURSES[seat] for seat in state.others])


def _curse(state: "SobekState") -> "Outcome":
    return state._replace(phase=CURSE), ()


def curse(state: "SobekState", move: Curse) -> "Outcome":
    """A player is given a curse."""
    cursed = state.seats[move.seat]
    after = state.with_seat(move.seat, cursed._replace(curses=cursed.curses + 1))
    return finish(after, (told.Cursed(state.seat, move.seat),))


def _embalming(state: "SobekState") -> "Outcome":
    seat = state.seat
    holder = state.seats[seat]
    if not holder.corruption:
        return finish(state, (told.TokenWasted(seat, "embalming"),))
    hand = tuple(sorted(holder.hand + holder.corruption))
    after = state.with_seat(seat, holder._replace(hand=hand, corruption=()))
    return finish(after, (told.Embalmed(seat, len(holder.corruption)),))


def _glyph(glyph: str) -> "Callable[[SobekState], Outcome]":
    """What the token of a glyph does: its taker goes forward to it, all others go back to it."""

    def use(state: "SobekState") -> "Outcome":
        own = state.scores[state.seat]
        space = next_space(own, glyph)
        events: list[Event] = [told.Advanced(state.seat, glyph, own, space)]
        seats = list(state.seats)
        seats[state.seat] = seats[state.seat]._replace(points=space)
        for other in state.others:
            start = seats[other].points
            behind = previous_space(start, glyph)
            seats[other] = seats[other]._replace(points=behind)
            if behind:
                events.append(told.FellBack(other, glyph, start, behind))
            elif start:
                events.append(told.FellToStart(other, glyph, start))
        return finish(state._replace(seats=tuple(seats)), tuple(events))

    return use


EFFECTS: "Final[dict[str, Callable[[SobekState], Outcome]]]" = {
    "prosperity": _prosperity,
    "flood": _flood,
    "deceit": _deceit,
    "curse": _curse,
    "embalming": _embalming,
    **{glyph: _glyph(glyph) for glyph in GLYPHS},
}
"""What each event token does."""
