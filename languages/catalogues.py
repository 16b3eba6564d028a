"""The catalogue of each language, `boardwidgets.po`: read, updated to the English, written."""

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Final, cast

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from boardwidgets.core.messages import DOMAIN, LOCALE

PACKAGE: Final = LOCALE.parent
MAPPING: Final = Path(__file__).parent / "babel.cfg"
WIDTH: Final = 100
PERCENT_PARAMETER: Final = re.compile(r"%\(\w+\)s")
"""A parameter that `argparse` fills in, in the help of the command line."""


def po_file(language: str) -> Path:
    """The file with the translations into a language."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def languages() -> tuple[str, ...]:
    """The codes of the languages that have a catalogue."""
    return tuple(sorted(file.parent.parent.name for file in LOCALE.glob(f"*/*/{DOMAIN}.po")))


def english() -> Catalog:
    """Everything that has to be translated."""
    found = Catalog(project=DOMAIN)
    with MAPPING.open(encoding="utf-8") as mapping:
        methods, options = parse_mapping_cfg(mapping, str(MAPPING))
    for name, line, text, comments, context in extract_from_dir(PACKAGE, methods, options):
        place = (f"{PACKAGE.name}/{name}", line)
        found.add(text, locations=[place], auto_comments=comments, context=context)
    return found


def read(language: str) -> Catalog:
    """The catalogue of a language; an empty one for a new language."""
    file = po_file(language)
    if not file.exists():
        return Catalog(language, project=DOMAIN, header_comment="", msgid_bugs_address="")
    with file.open("rb") as content:
        return read_po(content, locale=language)


def update(catalogue: Catalog) -> None:
    """Make a catalogue fit the English.

    New messages have no translation yet. Messages that changed in English keep their translation,
    marked as fuzzy. Messages that are gone are left out.
    """
    old = {message.context: message for message in catalogue if message.id}
    for message in old.values():
        catalogue.delete(message.id, message.context)
    catalogue.obsolete.clear()
    for message in english():
        if message.id:
            _add(catalogue, message, old.get(message.context))


def _add(catalogue: Catalog, message: Message, before: Message | None) -> None:
    """Add an English message, with the translation that its context had before if that fits."""
    fits = before is not None and before.pluralizable == message.pluralizable
    same = fits and before is not None and before.id == message.id
    fuzzy = before is not None and before.string and (before.fuzzy or not same)
    catalogue.add(
        message.id,
        before.string if fits and before is not None else None,
        message.locations,
        {"fuzzy"} if fits and fuzzy else (),
        message.auto_comments,
        before.user_comments if before is not None else (),
        context=message.context,
    )


def write(language: str, catalogue: Catalog) -> None:
    """Write the catalogue of a language, and compile it for the package."""
    file = po_file(language)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as content:
        write_po(content, catalogue, WIDTH, sort_by_file=True, include_lineno=False)
    with file.with_suffix(".mo").open("wb") as content:
        write_mo(content, catalogue)


def left_to_do(catalogue: Catalog) -> Iterator[tuple[Message, str]]:
    """Each message whose translation is not finished, and what is wrong with it."""
    for message in catalogue:
        forms = _forms(message.string)
        if not message.id:
            continue
        if not all(forms):
            yield message, "is not translated"
        elif message.fuzzy:
            yield message, "has changed in English: see that it fits, and take away its fuzzy mark"
        elif any(parameters(form) != _parameters_of(message.id) for form in forms):
            yield message, "has other parameters than in English"


def parameters(text: str) -> set[str]:
    """The names of the parameters in a template.

    >>> sorted(parameters("{seat} pays {count} to {owner}."))
    ['count', 'owner', 'seat']
    """
    named = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    return named | set(PERCENT_PARAMETER.findall(text))


def _forms(text: object) -> tuple[str, ...]:
    """The plural forms of a text, or the text alone."""
    return tuple(text) if isinstance(text, tuple | list) else (cast("str", text),)


def _parameters_of(text: object) -> set[str]:
    return {parameter for form in _forms(text) for parameter in parameters(form)}
