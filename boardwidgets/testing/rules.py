"""What holds of the rules of every game: who moves, what is legal, what is refused, how it ends."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Final

from boardwidgets.core.chance import CHANCE
from boardwidgets.core.events import Event
from boardwidgets.core.moves import Move, OffBoard, tidy
from boardwidgets.core.moves_given import LONGEST_TEXT, ROLL
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.testing.checkpoints import Checkpoint

TRIED: Final = 12
"""How many moves of other checkpoints are tried at each."""

OFF_EVERY_BOARD: Final = OffBoard("z99", ("z99",))


def somebody_moves(at: Checkpoint) -> None:
    """Somebody is to move, and has moves, until the game is over."""
    state, players = at.game.state, at.game.state.setup.players
    actors = (*range(players), CHANCE, None)
    at.require(
        state.actor in actors,
        f"{at.name('actor')} has to be one of {actors}, but is {state.actor!r}.",
    )
    at.require(
        (state.actor is None) == (not state.legal_moves),
        f"{at.name('legal_moves')} has to be empty when the game is over (actor is None) and only "
        f"then; actor is {state.actor!r}, and there are {len(state.legal_moves)} legal moves.",
    )
    at.require(
        len(set(state.legal_moves)) == len(state.legal_moves),
        f"{at.name('legal_moves')} has to name each move once.",
        legal_moves=state.legal_moves,
    )
    at.require(
        state.roller is None or (state.actor == CHANCE and state.roller in range(players)),
        f"{at.name('roller')} is {state.roller!r}, but has to be None, or while chance waits the "
        "seat that rolls.",
    )
    at.require(
        state.phase,
        f"{at.name('phase')} has to be a name for what is to be done, but is {state.phase!r}.",
    )


def chances_add_up(at: Checkpoint) -> None:
    """The chances are those of the legal moves, and add up to 1."""
    state = at.game.state
    if state.actor != CHANCE:
        at.require(not state.chances, f"{at.name('chances')} has to be empty: chance has no move.")
        return
    total = sum((probability for _, probability in state.chances), Fraction(0))
    at.require(
        total == 1 and all(probability > 0 for _, probability in state.chances),
        f"The probabilities in {at.name('chances')} have to be more than 0 and to add up to 1, but "
        f"add up to {total}: boardwidgets.core.chance.weighted makes them from weights.",
    )
    at.require(
        tuple(move for move, _ in state.chances) == state.legal_moves,
        f"{at.name('legal_moves')} have to be the outcomes in {at.name('chances')}, in that order.",
    )


def scores_are_whole(at: Checkpoint) -> None:
    """There is a score a seat, and there are winners at the end and not before."""
    state = at.game.state
    seats = range(state.setup.players)
    for name in ("scores", "projected_scores"):
        scores = getattr(state, name)
        at.require(
            isinstance(scores, tuple)
            and len(scores) == len(seats)
            and all(isinstance(score, int) for score in scores),
            f"{at.name(name)} has to be a tuple of {len(seats)} whole numbers, one a seat, but is "
            f"{scores!r}.",
        )
    if state.actor is not None:
        at.require(
            state.winners == (),
            f"{at.name('winners')} has to be empty until the game is over, but is "
            f"{state.winners!r}.",
        )
        return
    at.require(
        state.winners and set(state.winners) <= set(seats),
        f"{at.name('winners')} has to name the seats that have won, now that the game is over, but "
        f"is {state.winners!r}.",
    )


def legality_agrees(at: Checkpoint) -> None:
    """`legal_moves`, `is_legal`, `violations` and `apply` say the same of every move."""
    state = at.game.state
    legal = set(state.legal_moves)
    pool = [*at.met.moves.values(), ROLL, OFF_EVERY_BOARD]
    tried = at.random.sample(pool, min(TRIED, len(pool)))
    for move in (*state.legal_moves, *tried):
        is_legal, violations = move in legal, state.violations(move)
        at.require(
            state.is_legal(move) == is_legal,
            f"{at.name('is_legal')} says {not is_legal} of {move.text!r}, and "
            f"{at.name('legal_moves')} says {is_legal}.",
        )
        at.require(
            (violations == ()) == is_legal,
            f"{at.name('violations')} has to be empty for a legal move and for no other one; "
            f"{move.text!r} is {'' if is_legal else 'not '}legal.",
            violations=violations,
        )
        if not is_legal:
            is_refused(at, move)
    at.met.moves.update({move.text: move for move in state.legal_moves})


def is_refused(at: Checkpoint, move: Move) -> None:
    """An illegal move is refused by rules of the rulebook, each with a sentence."""
    state, book = at.game.state, at.game.ruleset.rulebook
    for violation in state.violations(move):
        at.require(
            violation.rule in book.rules,
            f"{at.name('violations')} names the rule {violation.rule!r} for {move.text!r}, but "
            "there is none of that id in rulebook.toml.",
        )
        error = IllegalMove(at.game.ruleset.package, move.text, [violation], at.game.names)
        what = f"messages.toml, {violation.key!r} (for {move.text!r}),"
        require_sentence(at, partial(str, error), what)
    before = hash(state)
    try:
        state.apply(move)
    except IllegalMove:
        advice = f"has to leave the state as it was when it refuses {move.text!r}."
        at.require(hash(state) == before, f"{at.name('apply')} {advice}")
    else:
        advice = f"has to raise an IllegalMove for {move.text!r}, which is not legal."
        at.require(False, f"{at.name('apply')} {advice}")


def moves_and_events_are_values(at: Checkpoint) -> None:
    """The same move leads to the same, and moves, events and states are values."""
    for recorded in at.last:
        after, events = recorded.before.apply(recorded.move)
        at.require(
            (after, events) == (recorded.after, recorded.events)
            and hash(after) == hash(recorded.after),
            f"{at.name('apply')} has to give an equal state and equal events every time, but does "
            f"not for {recorded.move.text!r}: what is left to chance has to be a move of chance.",
        )
        values: tuple[Move | Event, ...] = (recorded.move, *events)
        for value in values:
            at.require(
                is_value(value),
                f"{type(value).__name__} has to be immutable and hashable: put "
                "@dataclass(frozen=True, slots=True) above the class, and no lists in its fields.",
            )
        for event in events:
            at.require(
                getattr(event, "rule", None) in at.game.ruleset.rulebook.rules,
                f"{type(event).__name__}.rule has to be the id of a rule in rulebook.toml, but is "
                f"{getattr(event, 'rule', None)!r}.",
            )


def is_value(value: Move | Event) -> bool:
    """Whether something cannot be changed and can be hashed."""
    try:
        hash(value)
    except TypeError:
        return False
    parameters = getattr(type(value), "__dataclass_params__", None)
    return parameters is not None and bool(parameters.frozen)


def texts_name_moves(at: Checkpoint) -> None:
    """Every legal move's text names it, however it is typed."""
    legal = at.game.legal_moves
    at.require(
        len({move.text for move in legal}) == len(legal),
        f"No two moves in {at.name('legal_moves')} may have the same text.",
        legal_moves=legal,
    )
    for move in legal:
        at.require(
            tidy(move.text) == move.text and 0 < len(move.text) <= LONGEST_TEXT,
            f"The text {move.text!r} of a move has to be of small letters, with single spaces, and "
            f"no longer than {LONGEST_TEXT} characters.",
        )
        found = at.game.ruleset.parse(at.game.state, move.text)
        at.require(
            found == move,
            f"RULES.parse has to find the legal move {move.text!r} by its text.",
            wanted=move,
            found=found,
        )


LEFT_OVER: Final = ("{", "}", "None", "True", "False", "<", "()", "('", "',")
"""What Python would say, and no author."""


def require_sentence(at: Checkpoint, tell: Callable[[], str], what: str) -> None:
    """Raise a GameError unless something is told in whole sentences."""
    try:
        said = tell()
    except (KeyError, IndexError) as error:
        at.require(False, f"{what}: the message or a parameter of it is missing: {error}.")
        return
    left_over = [part for part in LEFT_OVER if part in said]
    at.require(
        said.strip() and said.endswith((".", "!", "?")) and not left_over,
        f"{what} has to be a whole sentence with all its parameters filled, but is {said!r}.",
    )
