"""What holds of secrets in every game: what is hidden stays so, and what is told is enough."""

from boardwidgets.core.chance import CHANCE
from boardwidgets.core.events import Event
from boardwidgets.core.history import RecordedMove
from boardwidgets.core.moves import Move
from boardwidgets.core.view import view
from boardwidgets.testing.checkpoints import Checkpoint


def views_hide(at: Checkpoint) -> None:
    """What a seat sees stays the same when only what is hidden from it differs."""
    game, state = at.game, at.game.state
    for seat in at.seats:
        seen = state.seen_by(seat)
        if seen == state:
            continue
        at.met.hidden.add(True)
        at.require(
            game.ruleset.secrets,
            f"{at.name('seen_by')} hides something from {who(seat)}: RULES has to say "
            "secrets=True.",
        )
        at.require(
            seen.seen_by(seat) == seen,
            f"{at.name('seen_by')} of what {who(seat)} sees has to be the same once more.",
        )
        other = seen.sample(at.random)
        at.require(
            type(other) is type(state) and other.seen_by(seat) == seen,
            f"{at.name('sample')} has to make a state that agrees with what {who(seat)} sees "
            "(sample(…).seen_by(seat) == seen_by(seat)).",
            seen_is=seen,
            a_sample=other,
        )
        mine, theirs = (view(game.ruleset, game.names, seat, one) for one in (state, other))
        at.require(
            (mine.legal_moves, mine.sentences, mine.now)
            == (theirs.legal_moves, theirs.sentences, theirs.now),
            f"The legal moves or the words may not tell {who(seat)} what is hidden, but they "
            "differ in two states that look the same. RULES.describe and RULES.now may describe "
            "what they are given and no more, and outcomes of chance that tell something have to "
            "be hidden in their `seen`.",
            one=state,
            other=other,
        )
        if isinstance(seat, int) and state.actor == seat:
            at.require(
                other.legal_moves == state.legal_moves,
                f"{at.name('sample')} has to leave {who(seat)}, who is to move, the same legal "
                "moves.",
            )


def what_is_told_is_enough(at: Checkpoint) -> None:
    """The events that a seat is told lead from what it saw to what it sees."""
    for recorded in at.last:
        for seat in at.seats:
            heard = told(recorded.events, seat)
            before, after = recorded.before.seen_by(seat), recorded.after.seen_by(seat)
            replayed = at.game.ruleset.replay(before, heard, seat)
            at.require(
                type(replayed) is type(after) and replayed == after,
                f"RULES.replay has to lead from what {who(seat)} saw before {recorded.move.text!r},"
                " by the events that they were told, to what they see now. Either it does not do "
                f"what an event says, an event's seen tells too little, or {at.name('seen_by')} "
                "shows too much.",
                told=heard,
                leads_to=replayed,
                seen_is=after,
            )


def told(events: tuple[Event, ...], seat: int | None) -> list[Event]:
    """What a seat is told of some events."""
    return [heard for event in events if (heard := event.seen(seat)) is not None]


def chance_keeps_its_secrets(at: Checkpoint) -> None:
    """Outcomes of chance that look the same to a seat are told to it in the same way."""
    for recorded in at.last:
        if recorded.before.actor == CHANCE:
            other = at.random.choice(recorded.before.legal_moves)
            after, events = recorded.before.apply(other)
            for seat in at.seats:
                keeps(at, seat, recorded, RecordedMove(recorded.before, other, events, after))


def keeps(at: Checkpoint, seat: int | None, one: RecordedMove, other: RecordedMove) -> None:
    """Two outcomes that a seat cannot tell apart on the table it cannot tell apart otherwise."""
    if one.after == other.after or one.after.seen_by(seat) != other.after.seen_by(seat):
        return
    for what, first, second in (
        ("move", one.move.seen(seat), other.move.seen(seat)),
        ("events", told(one.events, seat), told(other.events, seat)),
    ):
        at.require(
            first == second,
            f"The {what} {first!r} and {second!r} tell {who(seat)} a secret: what came of "
            f"{one.move.text!r} and {other.move.text!r} looks the same to them. Hide it in "
            f"{kind(one.move, first)}.seen.",
        )


def kind(move: Move, heard: object) -> str:
    """The classes that a secret is told by."""
    if isinstance(heard, list):
        return " or ".join(dict.fromkeys(type(event).__name__ for event in heard))
    return type(move).__name__


def who(seat: int | None) -> str:
    """A seat in words."""
    return "a spectator" if seat is None else f"seat {seat}"
