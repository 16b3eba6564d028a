"""The house rules of Revenge of the Cows."""

from collections.abc import Mapping
from typing import Any, Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.options import Option, OptionTable
from boardwidgets.games.cows.pieces import PIECES
from boardwidgets.games.cows.squares import SQUARES
from boardwidgets.games.cows.tokens import SYMBOLS

PACKAGE: Final = "boardwidgets.games.cows"
MOST_TOKENS: Final = len(SQUARES) - len(PIECES)


def _tokens_fit(values: Mapping[str, Any]) -> None:
    count = values["symbols"] * values["tokens_each"]
    if count > MOST_TOKENS:
        parameters = {name: values[name] for name in ("symbols", "tokens_each")}
        sentence = catalogue(PACKAGE).say(
            "error.tokens", (), most=MOST_TOKENS, made=count, **parameters
        )
        raise ValueError(sentence)


OPTIONS: Final = OptionTable(
    (
        Option("symbols", len(SYMBOLS), range(1, len(SYMBOLS) + 1), "cows.setup.grass"),
        Option("tokens_each", 4, range(1, MOST_TOKENS + 1), "cows.setup.grass"),
        Option("fences", None, range(len(SQUARES) + 1), "cows.setup.fences", none=True),
        Option("pushed_cow_grazes", True, (True, False), "cows.cow.pushed-graze"),
        Option("rabbit_path", "bend", ("bend", "straight"), "cows.rabbit.move"),
        Option("end_check", "turn", ("turn", "at-once"), "cows.end.grazed"),
        Option("max_turns", 200, range(1, 501), "cows.end.grazed", none=True),
    ),
    together=_tokens_fit,
)
