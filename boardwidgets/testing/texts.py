"""What holds of the words of every game: positions, records, and the sentences that tell it."""

from functools import partial

import boardwidgets.game as games
from boardwidgets.core.rulebook import IllegalMove, tell
from boardwidgets.testing.checkpoints import Checkpoint
from boardwidgets.testing.rules import require_sentence

NO_MOVE = "no move of any game"


def positions_are_read_back(at: Checkpoint) -> None:
    """A position that is written is read as the equal state."""
    state = at.game.state
    text = state.to_text()
    options = dict(state.setup.options)
    try:
        read = at.game.ruleset.read_position(text, options, None)
    except ValueError as error:
        at.require(False, f"RULES.read_position has to read what to_text writes, but: {error}")
        return
    at.require(
        type(read) is type(state) and read == state and read.to_text() == text,
        f"RULES.read_position has to read the text of {at.name('to_text')} as the equal state.",
        written=state,
        read=read,
    )


def records_are_played_again(at: Checkpoint) -> None:
    """A game that is saved, and its short text, are the same game again, with the same luck."""
    game = at.game
    for again in (games.from_document(game.document()), games.from_code(game.code())):
        at.require(
            (again.state, again.moves, again.events) == (game.state, game.moves, game.events),
            "A saved game has to be the same game again when it is loaded: the same seed and moves "
            "have to lead to the equal state.",
            saved=game.state,
            loaded=again.state,
        )


def undo_and_redo_lead_back(at: Checkpoint) -> None:
    """What is taken back is the equal state, and so is what is played again."""
    game = games.from_code(at.game.code())
    for step in reversed(game.undo_steps[-2:]):
        game.undo()
        at.require(
            game.state == step.history[0].before,
            f"Undo has to lead back to the equal state: {at.name('apply')} may not change the "
            "state that it is asked of.",
        )
    while game.undone:
        game.redo()
    at.require(game.state == at.game.state, "Redo has to lead to the equal state again.")


def everything_is_told(at: Checkpoint) -> None:
    """The position, who has to do what, and every event are told in whole sentences."""
    rules, names = at.game.ruleset, at.game.names
    for seat in at.seats:
        seen = at.game.view(seat)
        for said in seen.sentences:
            require_sentence(at, partial(str, said), "What RULES.describe says")
        for said in seen.now:
            require_sentence(at, partial(str, said), "What RULES.now says")
        at.require(
            isinstance(rules.now(seen.state, names), tuple) and seen.now,
            "RULES.now has to be a tuple of sentences: who has to do what, or who has won.",
        )
        for recorded in at.last:
            for event in recorded.events:
                if (heard := event.seen(seat)) is not None:
                    what = f"The message of {type(heard).__name__} in messages.toml, under event,"
                    require_sentence(at, partial(tell, heard, names), what)


def no_move_is_answered(at: Checkpoint) -> None:
    """A text that is no move is answered by what moves look like."""
    try:
        at.game.parse(NO_MOVE)
    except IllegalMove as error:
        require_sentence(at, partial(str, error.forms), "forms in messages.toml")
        at.require(NO_MOVE in error.forms, "forms in messages.toml has to repeat the {text}.")
    else:
        at.require(False, f"RULES.parse has to give None for {NO_MOVE!r}.")
