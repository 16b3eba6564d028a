"""A game as JSON and as a short text, which are checked when they are read.

What is saved is what a game consists of: its options, the starting position if one was given, the
seed, and the moves with the outcomes of chance. Reading plays them again, so that a saved game that
breaks a rule is noticed.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any, Final

from boardwidgets.core.arguments import LONGEST_NAME
from boardwidgets.core.history import UndoStep
from boardwidgets.core.letters import is_writable
from boardwidgets.core.match import Match
from boardwidgets.core.messages import say
from boardwidgets.core.quoting import quoted
from boardwidgets.core.rulebook import IllegalMove

FORMAT: Final = "boardwidgets game"
VERSION: Final = 1
LARGEST: Final = 2_000_000
"""The most characters of JSON that are read: thousands of moves."""
DEEPEST: Final = 4
"""How deep the values of a saved game are nested: the game, its plays, one play, a text in it."""
CODE_HEAD: Final = "bw1-"


class SavedGameError(ValueError):
    """A saved game or short text that cannot be read; says what is wrong and what is expected."""


def document(match: Match, position: str | None) -> dict[str, Any]:
    """A match as a JSON document; `position` is the one it started from, if one was given."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.ruleset.name,
        "players": match.start.setup.players,
        "options": dict(match.start.setup.options),
        "names": list(match.given_names),
        "position": position,
        "seed": match.seed,
        "chance": match.chance,
        "plays": [_written(step) for step in match.undo_steps],
    }


def _written(step: UndoStep) -> list[Any]:
    """A step as its moves' texts; true before them says that the seed gave the first of them."""
    return [step.history[0].drawn, *(recorded.move.text for recorded in step.history)]


def replay(match: Match, plays: list[list[Any]]) -> None:
    """Play saved moves again on a new match; a SavedGameError names the play that does not fit."""
    for number, (drawn, *texts) in enumerate(plays, 1):
        try:
            if drawn:
                match.roll()
            else:
                match.play(texts[0])
        except IllegalMove as error:
            parameters = {"number": number, "text": quoted(texts[0]), "problem": error}
            raise SavedGameError(say("saved.play", **parameters)) from error
        replayed = [recorded.move.text for recorded in match.undo_steps[-1].history]
        if replayed != texts:
            parameters = {"number": number, "texts": quoted(texts), "drawn": quoted(replayed)}
            raise SavedGameError(say("saved.drawn", **parameters))


def to_json(saved: Mapping[str, Any]) -> str:
    """A saved game as JSON that people can read, with one line for each play."""
    head = {key: value for key, value in saved.items() if key != "plays"}
    lines = [json.dumps(play, ensure_ascii=False) for play in saved["plays"]]
    text = json.dumps(head, ensure_ascii=False, indent=1)
    plays = ",\n  ".join(lines)
    return text[:-2] + f',\n "plays": [\n  {plays}\n ]\n}}\n'


def from_json(text: str | bytes) -> dict[str, Any]:
    """A saved game from JSON, checked; a SavedGameError says what is wrong with it."""
    if len(text) > LARGEST:
        raise SavedGameError(say("saved.too-long", most=LARGEST))
    try:
        saved = json.loads(text.decode("utf-8-sig") if isinstance(text, bytes) else text)
    except UnicodeDecodeError as error:
        raise SavedGameError(say("saved.no-text", problem=error)) from error
    except json.JSONDecodeError as error:
        raise SavedGameError(say("saved.no-json", problem=error)) from error
    except (ValueError, RecursionError) as error:
        raise SavedGameError(say("saved.beyond-measure")) from error
    return check(saved)


def _nested_within(depth: int, value: object) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return depth > 0 and all(_nested_within(depth - 1, part) for part in inner)


def _is_text(limit: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and len(value) <= limit


def _is_name(value: object) -> bool:
    return isinstance(value, str) and is_writable(value, LONGEST_NAME)


def _is_names(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 9 and all(map(_is_name, value))


def _is_play(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) > 1
        and isinstance(value[0], bool)
        and all(map(_is_text(200), value[1:]))
    )


FIELDS: Final[Mapping[str, Callable[[object], bool]]] = {
    "format": lambda value: value == FORMAT,
    "version": lambda value: value == VERSION,
    "game": _is_text(40),
    "players": lambda value: type(value) is int,
    "options": lambda value: isinstance(value, dict) and len(value) < 50,
    "names": _is_names,
    "position": lambda value: value is None or _is_text(20_000)(value),
    "seed": lambda value: type(value) is int,
    "chance": lambda value: value in ("seed", "ask"),
    "plays": lambda value: isinstance(value, list) and all(map(_is_play, value)),
}
"""The fields of a saved game, each with a check of its value; `saved.field` has it in words."""


def _expected(name: str) -> str:
    """What a field of a saved game may be, in words."""
    return say(f"saved.field.{name}", version=VERSION, longest=LONGEST_NAME)


def check(saved: object) -> dict[str, Any]:
    """The value if it has the fields of a saved game; else a SavedGameError says what is wrong."""
    # A notebook, or anything else that programs write, is told first that it is none of ours.
    if not isinstance(saved, dict) or not FIELDS["format"](saved.get("format")):
        raise SavedGameError(say("saved.other", format=repr(FORMAT)))
    if not _nested_within(DEEPEST, saved):
        raise SavedGameError(say("saved.beyond-measure"))
    for name, allowed in FIELDS.items():
        if name not in saved:
            parameters = {"field": repr(name), "expected": _expected(name)}
            raise SavedGameError(say("saved.missing", **parameters))
        if not allowed(saved[name]):
            found = quoted(saved[name])
            parameters = {"field": repr(name), "found": found, "expected": _expected(name)}
            raise SavedGameError(say("saved.wrong", **parameters))
    unknown = sorted(set(saved) - set(FIELDS))
    if unknown:
        raise SavedGameError(say("saved.unknown", fields=quoted(unknown)))
    return saved


def to_code(saved: Mapping[str, Any]) -> str:
    """A saved game as one short text of letters, digits, `-` and `_`, with a checksum."""
    row = json.dumps([saved[name] for name in list(FIELDS)[2:]], separators=(",", ":"))
    packed = zlib.compress(row.encode(), 9)
    return CODE_HEAD + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def from_code(text: object) -> dict[str, Any]:
    """A saved game from its short text, checked; a SavedGameError says what is wrong with it."""
    if not isinstance(text, str) or len(text) > LARGEST:
        raise SavedGameError(say("code.no-text", head=repr(CODE_HEAD)))
    packed = "".join(text.split())
    if not packed.startswith(CODE_HEAD):
        parameters = {"text": quoted(packed, 20), "head": repr(CODE_HEAD)}
        raise SavedGameError(say("code.no-head", **parameters))
    try:
        data = packed.removeprefix(CODE_HEAD).encode("ascii")
        squeezed = base64.b64decode(data + b"=" * (-len(data) % 4), b"-_", validate=True)
        unpacker = zlib.decompressobj()
        row_text = unpacker.decompress(squeezed, LARGEST)
        whole = unpacker.eof and not unpacker.unused_data
    except (UnicodeEncodeError, binascii.Error, zlib.error) as error:
        raise SavedGameError(say("code.damaged")) from error
    if not whole:
        raise SavedGameError(say("code.cut-off"))
    return check(_named(row_text))


def _named(row_text: bytes) -> dict[str, Any]:
    """The values of a short text, by the names of their fields."""
    try:
        row = json.loads(row_text)
    except (ValueError, RecursionError) as error:
        raise SavedGameError(say("code.damaged")) from error
    names = list(FIELDS)[2:]
    if not isinstance(row, list) or len(row) != len(names):
        raise SavedGameError(say("code.other-version"))
    return {"format": FORMAT, "version": VERSION, **dict(zip(names, row, strict=True))}
