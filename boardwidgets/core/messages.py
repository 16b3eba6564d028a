"""Every sentence a reader sees, looked up by its key and put into the reader's language.

The English stands in files `messages.toml`, one for each room and game. Each entry is a whole
sentence with named parameters. What a parameter shows depends on its name:

- `{seat}`, `{owner}` and the other `SEAT_PARAMETERS` take a seat and show the player's name;
- a parameter with a table `[phrase.<parameter>]`, such as `{colour}`, shows the phrase for its
  value; a second one of the same table ends in its name, as `{pushed_piece}` beside `{piece}`;
- any other shows its value. A tuple of values is shown as a list.

A name or another text that is filled in is set apart where it runs from right to left.

Where an entry has the forms `one` and `other`, the parameter `count` chooses between them. Other
languages are gettext catalogues in `locale/`, by key and English text.

>>> catalogue("boardwidgets.core").say("player", number=2)
'Player 2'
"""

import gettext
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from string import Formatter
from typing import Any, Final

from boardwidgets.core.letters import isolated
from boardwidgets.core.quoting import quoted

DOMAIN: Final = "boardwidgets"
LOCALE: Final = Path(__file__).parent.parent / "locale"
SOURCE_LANGUAGE: Final = "en"

SEAT_PARAMETERS: Final = frozenset({"seat", "owner", "payer", "other", "winner", "taker"})
"""Parameters that take a seat and show the player's name."""

_translations: gettext.NullTranslations = gettext.NullTranslations()
_language = SOURCE_LANGUAGE
_listeners: list[Callable[[], None]] = []


def languages() -> tuple[str, ...]:
    """The codes of the languages there are, English first.

    :returns: what `set_language` takes, such as `"en"` and `"it"`.

    >>> languages()[0]
    'en'
    """
    found = sorted(path.parent.parent.name for path in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (SOURCE_LANGUAGE, *found)


def language() -> str:
    """The language in force, by its code."""
    return _language


def set_language(code: str) -> None:
    """Speak another language from now on; boards that are shown already speak it too.

    :param code: one of `languages()`, such as `"en"` or `"it"`.
    :raises ValueError: when there is no such language; it names those there are.

    >>> set_language("it")
    >>> say("player", number=2)
    'Giocatore 2'
    >>> set_language("en")
    """
    global _translations, _language  # noqa: PLW0603  # one reader, one language in force
    known = languages()
    if code not in known:
        raise ValueError(say("error.language", code=quoted(code), known=known))
    _translations = gettext.translation(DOMAIN, LOCALE, [code], fallback=code == SOURCE_LANGUAGE)
    _language = code
    for listener in tuple(_listeners):
        listener()


def on_language_change(listener: Callable[[], None]) -> Callable[[], None]:
    """Call `listener` whenever the language changes; calling what is returned stops that."""
    _listeners.append(listener)

    def stop() -> None:
        if listener in _listeners:
            _listeners.remove(listener)

    return stop


def translate(context: str, english: str) -> str:
    """A text in the language in force; `context` says where it stands, such as a rule's id."""
    return _translations.pgettext(context, english)


class PlayerName(str):
    """A player's name in a sentence, to be told from the words around it."""

    __slots__ = ()


class Catalogue:
    """The messages of one room or game, which stand in its package as `messages.toml`."""

    def __init__(self, package: str) -> None:
        self.name = package.removeprefix("boardwidgets.")
        text = files(package).joinpath("messages.toml").read_text("utf-8")
        self._entries: Mapping[str, Any] = flat(tomllib.loads(text))
        self._tables = {key.partition(".")[0] for key in self._entries}
        self._phrase_tables = {
            key.split(".")[1] for key in self._entries if key.startswith("phrase.")
        }

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def has_table(self, table: str) -> bool:
        """Whether there are messages under a table, such as `account`."""
        return table in self._tables

    def say(self, key: str, names: Sequence[str] = (), **parameters: object) -> str:
        """The sentence of a key, filled in; `names` are the players' names in seat order."""
        filled = {
            parameter: self._fill(parameter, value, names)
            for parameter, value in parameters.items()
        }
        return self._template(key, parameters).format_map(filled)

    def pieces(self, key: str, names: Sequence[str] = (), **parameters: object) -> tuple[str, ...]:
        """The sentence of a key in pieces, each name of a player a `PlayerName` by itself.

        >>> say = catalogue("boardwidgets.games.marrakech").pieces
        >>> say("account.paid", ["Ada", "Bo"], owner=1, count=4)
        ('pays 4 to ', 'Bo')
        """
        parts: list[str] = []
        for text, parameter, _, _ in Formatter().parse(self._template(key, parameters)):
            value = str(self._fill(parameter, parameters[parameter], names)) if parameter else ""
            parts += [text, PlayerName(value) if parameter in SEAT_PARAMETERS else value]
        # The words between two names are one piece.
        by_name = groupby(parts, lambda part: isinstance(part, PlayerName))
        return tuple(
            piece
            for are_names, some in by_name
            for piece in (some if are_names else ["".join(some)])
            if piece
        )

    def _template(self, key: str, parameters: Mapping[str, object]) -> str:
        """The sentence of a key in the language in force, with its parameters still open."""
        entry = self._entries[key]
        context = f"{self.name}.{key}"
        if isinstance(entry, dict):
            count = _number(parameters["count"])
            return _translations.npgettext(context, entry["one"], entry["other"], count)
        return _translations.pgettext(context, entry)

    def typed_words(self) -> dict[str, str]:
        """The words under `typed` in the language in force, each with the game's own word."""
        found = {}
        for key in self._entries:
            table, _, own = key.partition(".")
            if table == "typed":
                found.update(dict.fromkeys(self.say(key).split("|"), own))
        return found

    def phrase(self, table: str, name: object) -> str:
        """A phrase of a table, such as a colour or a piece, in its dictionary form."""
        return self.say(f"phrase.{table}.{name}")

    def _fill(self, parameter: str, value: object, names: Sequence[str]) -> object:
        if parameter in SEAT_PARAMETERS and isinstance(value, int):
            return isolated(names[value]) if names else numbered(0, value)
        several = value if isinstance(value, tuple) else (value,)
        for table in (parameter, parameter.rpartition("_")[2]):
            if table in self._phrase_tables:
                return ", ".join(self.phrase(table, one) for one in several)
        if isinstance(value, tuple):
            return ", ".join(isolated(str(one)) for one in value)
        return isolated(value) if isinstance(value, str) else value


def say(key: str, **parameters: object) -> str:
    """A sentence that all games share, its parameters filled.

    >>> say("error.nothing-to-undo")
    'There is nothing to undo: the game is at its start.'
    """
    return catalogue("boardwidgets.core").say(key, (), **parameters)


def numbered(players: int, seat: int) -> str:
    """What a seat is called, where a game has no names for its seats such as colours.

    >>> numbered(3, 0)
    'Player 1'
    """
    return say("player", number=seat + 1)


def tenths(number: float) -> str:
    """A number with at most one decimal, written as the language in force does.

    >>> tenths(4 / 3), tenths(2.0), tenths(-0.01)
    ('1.3', '2', '0')
    """
    written = f"{number:.1f}".removesuffix(".0")
    return "0" if written == "-0" else written.replace(".", say("decimal-mark"))


def flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """A nested table as dotted keys; a table with the forms `one` and `other` stays whole.

    >>> flat({"a": {"b": "x", "c": {"one": "y", "other": "z"}}})
    {'a.b': 'x', 'a.c': {'one': 'y', 'other': 'z'}}
    """
    found: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, Mapping) and set(value) != {"one", "other"}:
            found.update(flat(value, f"{prefix}{key}."))
        else:
            found[prefix + key] = value
    return found


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a count is a whole number, not {quoted(value)}")
    return value


@cache
def catalogue(package: str) -> Catalogue:
    """The messages of a package, read once."""
    return Catalogue(package)
