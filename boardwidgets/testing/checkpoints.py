"""Where a check looks: a checkpoint in a random game, and the error that says what is wrong."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boardwidgets.core.history import RecordedMove
from boardwidgets.core.moves import Move
from boardwidgets.core.state import Ruleset
from boardwidgets.game import Game

if TYPE_CHECKING:
    from boardwidgets.core.chance import ChanceMode

LONGEST: Final = 2_000
"""How many times something is played before a game is said to have no end."""


class GameError(AssertionError):
    """A game does not do what every game must do; says what its author has to change, and where."""


class Met(NamedTuple):
    """What was met in all games played for a check, by which checkpoints are compared.

    `moves` are moves by their texts. `pointed` are the kinds of moves that were made by pointing,
    `unpointed` those that were not, each with the words for where. `hidden` holds True as soon as
    something was hidden from a seat.
    """

    moves: dict[str, Move]
    pointed: dict[type[Move], str]
    unpointed: dict[type[Move], str]
    hidden: set[bool]


class Checkpoint(NamedTuple):
    """A game as it stands, the moves that led here from the one before, and what was met."""

    game: Game
    last: tuple[RecordedMove, ...]
    random: Random
    met: Met

    @property
    def seats(self) -> tuple[int | None, ...]:
        """Everybody who looks on: a spectator and all seats."""
        return (None, *range(self.game.state.setup.players))

    def name(self, attribute: str) -> str:
        """What the game's author calls a part of their state."""
        return f"{type(self.game.state).__name__}.{attribute}"

    def require(self, right: object, advice: str, **found: object) -> None:
        """Raise a GameError that gives advice, shows what was found, and says where, if not right.

        What was found is turned into words only then: that takes longer than all else here.
        """
        if not right:
            shown = (f"{name.replace('_', ' ')}: {value!r}" for name, value in found.items())
            raise GameError("\n".join((advice, *shown, self.where())))

    def where(self) -> str:
        """The position as text, and how to come here again."""
        setup = self.game.state.setup
        return (
            f"This is so in a game of {self.game.name} for {setup.players} players, with "
            f"{dict(setup.options)}, after {len(self.game.moves)} moves.\n"
            f"The position:\n{told(self.game.to_text)}\n"
            f"To come here again: boardwidgets.from_code({told(self.game.code)!r})"
        )


def told(tell: Callable[[], str]) -> str:
    """What a game tells of itself, or that it fails to: it is under suspicion."""
    try:
        return tell()
    except Exception as error:  # noqa: BLE001 - code of others may fail in any way
        return f"{type(error).__name__}: {error}"


def random_game(rules: Ruleset[Any], number: int, random: Random) -> Game:
    """A game at its start, with some house rules; one in three lets every chance be chosen."""
    players = rules.seats[number % len(rules.seats)]
    chance: ChanceMode = "ask" if number % 3 == 2 else "seed"
    options = random_options(rules, players, random)
    return Game(rules.name, players, seed=random.randrange(2**20), chance=chance, **options)


def random_options(rules: Ruleset[Any], players: int, random: Random) -> dict[str, Any]:
    """House rules that are possible together; the usual ones when the first choice is not."""
    chosen = {}
    for option in rules.options:
        if random.random() < 0.5:
            chosen[option.name] = random.choice([*option.values, *([None] if option.none else [])])
    try:
        rules.options.choose(chosen, None, players)
    except ValueError:
        return {}
    return chosen


def checkpoints(game: Game, random: Random, met: Met) -> Iterator[Checkpoint]:
    """The start of a game and the checkpoint after each choice at random, to its end."""
    yield Checkpoint(game, game.history, random, met)
    for _ in range(LONGEST):
        if game.over:
            return
        before = len(game.history)
        if game.state.roller is not None and random.random() < 0.5:
            game.roll()
        else:
            game.play(random.choice(game.legal_moves))
        yield Checkpoint(game, game.history[before:], random, met)
    Checkpoint(game, (), random, met).require(
        False,
        f"A game has to come to an end, and this one has not after {LONGEST} choices: see by which "
        f"rule it ends, and whether {type(game.state).__name__}.actor is None then.",
    )
