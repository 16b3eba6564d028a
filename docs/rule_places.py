"""Where a rule stands in the code: the modules of its game that name its id."""

import re
from functools import cache

from docs.floors import PACKAGE


@cache
def modules_of(game: str) -> dict[str, str]:
    """The text of each module of a game, by its name below the game's folder."""
    folder = PACKAGE / "games" / game
    return {
        ".".join(file.relative_to(folder).with_suffix("").parts): file.read_text("utf-8")
        for file in sorted(folder.rglob("*.py"))
    }


def places(game: str, rule: str) -> tuple[str, ...]:
    """The modules that name a rule, such as `turn` and `refusals`."""
    named = re.compile(rf"\b{re.escape(rule)}(?![\w.-]*\w)")
    return tuple(module for module, text in modules_of(game).items() if named.search(text))
