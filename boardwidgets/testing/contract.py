"""All that every game must do, as lists of checks, and the function that tries them."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from random import Random
from typing import Any, Final

from boardwidgets.core.arguments import check_whole
from boardwidgets.core.state import Ruleset
from boardwidgets.games import ruleset
from boardwidgets.testing import knowledge, package, pictures, rules, texts
from boardwidgets.testing.checkpoints import Checkpoint, GameError, Met, checkpoints, random_game

Check = Callable[[Checkpoint], None]

AT_EVERY_CHECKPOINT: Final[tuple[Check, ...]] = (
    rules.somebody_moves,
    rules.chances_add_up,
    rules.scores_are_whole,
    rules.moves_and_events_are_values,
    knowledge.what_is_told_is_enough,
    knowledge.chance_keeps_its_secrets,
)

NOW_AND_THEN: Final[Mapping[int, tuple[Check, ...]]] = {
    3: (
        rules.texts_name_moves,
        rules.legality_agrees,
        knowledge.views_hide,
        texts.positions_are_read_back,
        texts.everything_is_told,
    ),
    15: (
        pictures.pictures_can_be_drawn,
        pictures.moves_are_pointed_at,
    ),
}
"""Checks that take longer, by how often they are done: at each third checkpoint, or more rarely.

They are also done at the end of each game. In a long game they are done the more rarely the longer
it lasts: its checkpoints are much alike.
"""

LONG: Final = 100
"""After so many checkpoints a game is long."""

AT_THE_END: Final[tuple[Check, ...]] = (
    texts.no_move_is_answered,
    texts.records_are_played_again,
    texts.undo_and_redo_lead_back,
    pictures.kinds_are_pointed_at_always,
)


def check_game(name: str, games: int = 20, seed: int = 0) -> None:
    """Try what every game must do; a GameError says what the author has to change, and where.

    It tries that games end, with winners; that chances add up to 1; that `legal_moves`, `is_legal`,
    `violations` and `apply` agree; that texts, positions and saved games are read as what they
    were; that refusals, events and options name rules of the rulebook and have their sentences;
    that views hide what is secret, samples agree with them, and the events that a seat is told lead
    from what it saw to what it sees; that pictures can be drawn and moves be made by pointing.

    :param name: the game's name, as in `boardwidgets.GAMES`.
    :param games: how many games are played at random, with all numbers of players and all kinds of
        house rules; a whole number from 0.
    :param seed: a whole number from 0 that says which games these are.
    :raises AssertionError: a GameError, with a sentence for the author and where it was seen.
    :raises ValueError: when there is no game of that name, or a number is not possible.

    >>> check_game("marrakech", games=2)
    >>> check_game("chess")
    Traceback (most recent call last):
        ...
    ValueError: no game 'chess'; there are: marrakech, cows, sobek
    """
    book = ruleset(name)
    check_whole("games", games, 0)
    check_whole("seed", seed, 0)
    tried(partial(package.is_whole, book), package.is_whole.__doc__)
    met = Met({}, {}, {}, set())
    random = Random(seed)
    for number in range(games):
        check_one(book, number, random, met)
    if games and book.secrets and not met.hidden:
        raise GameError(
            "RULES says secrets=True, but seen_by has hidden nothing from anybody in "
            f"{games} games: make it hide what is secret, or say secrets=False."
        )


def check_one(book: Ruleset[Any], number: int, random: Random, met: Met) -> None:
    """Play one game to its end, and try everything at its checkpoints."""
    game = random_game(book, number, random)
    last = None
    for count, at in enumerate(checkpoints(game, random, met)):
        rarer = 1 + count // LONG
        due = [
            checks
            for stride, checks in NOW_AND_THEN.items()
            if game.over or count % (stride * rarer) == number % stride
        ]
        for check in (*AT_EVERY_CHECKPOINT, *chain.from_iterable(due)):
            tried(partial(check, at), check.__doc__, at)
        last = at
    if last is not None:
        for check in AT_THE_END:
            tried(partial(check, last), check.__doc__, last)


def tried(check: Callable[[], None], aim: str | None, at: Checkpoint | None = None) -> None:
    """Do a check; an error of another kind is the game's fault as well, and is told as such."""
    try:
        check()
    except GameError:
        raise
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        where = f"\n{at.where()}" if at else ""
        raise GameError(
            f"Python stopped with {told}, where this was tried: {aim}{where}"
        ) from error
