"""Babel extractors for the files with the English: `messages.toml` and `rulebook.toml`.

Each message has the context under which the package looks it up, so that two messages that are the
same in English may differ in another language. Comments are for translators: a comment above an
entry goes with it, a comment above a table with all its entries, and a comment that stands alone at
the head of a file with the first entry.
"""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, BinaryIO, Final, NamedTuple

from boardwidgets.core.messages import flat

TABLE: Final = re.compile(r"\[([\w.-]+)\]|\[\[([\w.-]+)\]\]")
KEY: Final = re.compile(r"""((?:[\w.-]|"[^"]*")+)\s*=""")
TRANSLATED: Final = ("title", "text", "ruling")
"""The fields of a rule that readers see."""

Context = str
English = str
Extracted = tuple[int, str, tuple[Context, *tuple[English, ...]], list[str]]
"""A line number, the gettext function that looks the message up, its arguments, and comments."""


class Place(NamedTuple):
    """The line of an entry, and its comments for translators."""

    line: int
    comments: list[str]


def messages(
    file: BinaryIO,
    keywords: Mapping[str, Any],
    comment_tags: Collection[str],
    options: Mapping[str, Any],
) -> Iterator[Extracted]:
    """Every entry of a `messages.toml`; its context is the room and the key."""
    text = file.read().decode("utf-8")
    room = ".".join(_package(file))
    where = places(text)
    for key, entry in flat(tomllib.loads(text)).items():
        context = f"{room}.{key}"
        if isinstance(entry, str):
            line, comments = where[key]
            yield line, "pgettext", (context, entry), comments
        else:
            line, comments = where.get(f"{key}.one") or where[key]
            yield line, "npgettext", (context, entry["one"], entry["other"]), comments


def rulebook(
    file: BinaryIO,
    keywords: Mapping[str, Any],
    comment_tags: Collection[str],
    options: Mapping[str, Any],
) -> Iterator[Extracted]:
    """Every rule and source of a `rulebook.toml`; its context is the rule's id and the field."""
    text = file.read().decode("utf-8")
    game = _package(file)[-1]
    where = places(text)
    table = tomllib.loads(text)
    for name, source in table["source"].items():
        line, comments = where[f"source.{name}"]
        yield line, "pgettext", (f"{game}.source.{name}", source), comments
    for number, rule in enumerate(table["rule"]):
        for field in TRANSLATED:
            if rule.get(field):
                line, comments = where[f"rule.{number}.{field}"]
                context = f"{game}.{rule['id']}.{field}"
                yield line, "pgettext", (context, rule[field]), comments


def _package(file: BinaryIO) -> tuple[str, ...]:
    """The names of the folders inside the package that lead to a file."""
    folders = PurePath(file.name).parent.parts
    return folders[len(folders) - folders[::-1].index("boardwidgets") :]


def places(text: str) -> dict[str, Place]:
    """The place of each entry of a TOML file, by its dotted key; tables of a list are numbered.

    >>> places('red = "red"')
    {'red': Place(line=1, comments=[])}
    """
    reading = _Reading({}, {}, [], [], [])
    for number, line in enumerate(text.splitlines(), 1):
        reading.line(number, line.strip())
    return reading.found


@dataclass
class _Reading:
    """A file while it is read: the entries found, the lists in it, and comments not used yet."""

    found: dict[str, Place]
    lists: dict[str, int]
    comments: list[str]
    of_table: list[str]
    of_file: list[str]
    table: str = ""

    def line(self, number: int, line: str) -> None:
        if line.startswith("#"):
            self.comments.append(line.lstrip("# "))
        elif header := TABLE.fullmatch(line):
            self.table = f"{header[1]}." if header[1] else self._next_of(header[2])
            self.of_table, self.comments = self.comments, []
        elif key := KEY.match(line):
            comments = [*self.of_file, *self.of_table, *self.comments]
            self.found[self.table + key[1].replace('"', "")] = Place(number, comments)
            self.of_file, self.comments = [], []
        elif not line:
            self.of_file, self.comments = [*self.of_file, *self.comments], []

    def _next_of(self, name: str) -> str:
        self.lists[name] = self.lists.get(name, -1) + 1
        return f"{name}.{self.lists[name]}."
