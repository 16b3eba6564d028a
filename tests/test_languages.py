"""Every language that is there is whole, and speaks of everything."""

import gettext
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

import boardwidgets as bw
from boardwidgets.core.match import Match
from boardwidgets.core.messages import Catalogue, flat, set_language
from boardwidgets.core.rulebook import rulebook, tell
from boardwidgets.games import GAMES, ruleset
from languages import catalogues
from languages.catalogues import english, languages, left_to_do, parameters, po_file, read, update
from languages.extraction import Place, places

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "boardwidgets"
GAME_FOLDERS = {folder.parent.name for folder in (PACKAGE / "games").glob("*/__init__.py")}

ALIKE = {"Marrakech", "Assam", "Sobek", "ankh", "set", "File"}
"""What is the same word in both languages."""


def spoken(catalogue: Catalog) -> Iterator[Message]:
    """The messages but those of games that are not in the table of games yet."""
    unfinished = GAME_FOLDERS - set(GAMES)
    for message in catalogue:
        if message.id and not unfinished & set(Path(message.locations[0][0]).parts):
            yield message


def forms(text: object) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)  # type: ignore[arg-type]  # plural forms


def translations(catalogue: Catalog) -> dict[tuple[str | None, tuple[str, ...]], tuple[str, ...]]:
    found = (message for message in catalogue if message.id and not message.fuzzy)
    return {(message.context, forms(message.id)): forms(message.string) for message in found}


def ids(catalogue: Catalog) -> set[tuple[str | None, object]]:
    return {(message.context, message.id) for message in catalogue if message.id}


@pytest.mark.parametrize("language", languages())
class TestACatalogue:
    def test_it_has_every_message_and_no_other(self, language: str) -> None:
        found = {(m.context, m.id) for m in spoken(read(language))}
        assert found == {(m.context, m.id) for m in spoken(english())}, "run python -m languages"
        assert not read(language).obsolete

    def test_every_message_is_translated_with_the_same_parameters(self, language: str) -> None:
        left = dict.fromkeys(m.context for m in spoken(read(language)))
        problems = [f"{m.context} {what}" for m, what in left_to_do(read(language))]
        assert [told for told in problems if told.split()[0] in left] == []

    def test_what_ships_is_what_it_compiles_to(self, language: str) -> None:
        with po_file(language).with_suffix(".mo").open("rb") as file:
            shipped = translations(read_mo(file))
        written = translations(read(language))
        assert shipped.keys() <= written.keys()
        done = {key: said for key, said in written.items() if all(said)}
        assert {key: shipped.get(key) for key in done} == done, "run python -m languages"

    def test_its_words_are_not_english(self, language: str) -> None:
        for message in spoken(read(language)):
            for said, meant in zip(forms(message.string), forms(message.id), strict=True):
                words = re.sub(r"\{\w+\}", "", meant)
                if said == meant:
                    assert meant in ALIKE or not re.search(r"[^\W\d]", words), message.context


def test_babel_extracts_by_its_own_command(tmp_path: Path) -> None:
    template = tmp_path / "messages.pot"
    command = ["extract", "-F", "languages/babel.cfg", "-o", str(template), "boardwidgets"]
    subprocess.run(
        [sys.executable, "-m", "babel.messages.frontend", *command],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    with template.open("rb") as file:
        assert ids(read_po(file)) == ids(english())


def test_no_two_messages_have_the_same_context() -> None:
    contexts = [message.context for message in english() if message.id]
    assert len(contexts) == len(set(contexts))


class Listening(gettext.NullTranslations):
    """Notes what is looked up."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str | None, object]] = set()

    def pgettext(self, context: str, message: str) -> str:
        self.asked.add((context, message))
        return message

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        self.asked.add((context, (msgid1, msgid2)))
        return msgid2


def test_everything_is_looked_up_under_the_context_it_is_extracted_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listening = Listening()
    monkeypatch.setattr(gettext, "translation", lambda *_, **__: listening)
    bw.set_language("it")
    for file in PACKAGE.rglob("messages.toml"):
        entries = Catalogue(".".join(file.parent.relative_to(ROOT).parts))
        for key, entry in flat(tomllib.loads(file.read_text("utf-8"))).items():
            english_forms = (entry,) if isinstance(entry, str) else tuple(entry.values())
            filled = {parameter: () for form in english_forms for parameter in parameters(form)}
            entries.say(key, (), **{**filled, "count": 2})
    for file in PACKAGE.rglob("rulebook.toml"):
        book = rulebook(".".join(file.parent.relative_to(ROOT).parts))
        for rule in book.rules.values():
            assert rule.title + rule.text + rule.ruling
        for source in book.sources:
            assert book.source(source)
    assert listening.asked == ids(english())


def test_a_comment_goes_to_the_translators_of_what_stands_below_it() -> None:
    text = """
# Of the file.

# Of the first.
first = "a"
second = "b"

# Of the table.
[table]
third = "c"
# Of the fourth.
"a key".one = "d"

[[rule]]
id = "x"

[[rule]]
id = "y"
"""
    found = places(text)
    assert found["first"] == Place(5, ["Of the file.", "Of the first."])
    assert found["second"] == Place(6, [])
    assert found["table.third"] == Place(10, ["Of the table."])
    assert found["table.a key.one"] == Place(12, ["Of the table.", "Of the fourth."])
    assert found["rule.1.id"] == Place(18, [])


def with_messages(*told: tuple[str, object, object]) -> Catalog:
    catalogue = Catalog("it")
    for context, text, translation in told:
        catalogue.add(text, translation, [("x.toml", 1)], context=context)  # type: ignore[arg-type]  # or plural forms
    return catalogue


def test_an_update_keeps_what_stayed_and_asks_again_for_what_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = with_messages(
        ("stayed", "red", None),
        ("changed", "a new text", None),
        ("counted", ("one", "some"), None),
        ("added", "green", None),
    )
    monkeypatch.setattr(catalogues, "english", lambda: now)
    italian = with_messages(
        ("stayed", "red", "rosso"),
        ("changed", "an old text", "un testo"),
        ("counted", "some", "alcuni"),
        ("gone", "blue", "blu"),
    )
    update(italian)
    assert {m.context: (m.string, m.fuzzy) for m in italian if m.id} == {
        "stayed": ("rosso", False),
        "changed": ("un testo", True),
        "counted": (("", ""), False),
        "added": (None, False),
    }
    assert [m.context for m, _ in left_to_do(italian)] == ["changed", "counted", "added"]


def test_a_translation_with_other_parameters_is_found() -> None:
    italian = with_messages(
        ("right", "{seat} has {count}", "{count}: {seat}"),
        ("wrong", "{seat} has {count}", "{posto}: {count}"),
    )
    assert [m.context for m, _ in left_to_do(italian)] == ["wrong"]


# -- a game, told in two languages -------------------------------------------------------------

NO_MOVES = ("hello", "9", "back", "a1 g7", "c4 e4", "z9 z8", "a1 a1")
"""What somebody may type who does not know the rules."""


def told(game: Match, moves: list[str]) -> list[str]:
    """Everything that is said of a game now, in the language in force."""
    seen = game.view(None)
    refused = [error for text in moves if (error := game.why_not(text))]
    return [
        *seen.sentences,
        *seen.now,
        *(tell(event, seen.names) for event in seen.events),
        *(reason for error in refused for reason in error.reasons),
    ]


def assert_told_apart(game: Match, moves: list[str]) -> None:
    """Each sentence is another one in Italian than in English, and no parameter is left in it."""
    set_language("en")
    meant = told(game, moves)
    set_language("it")
    said = told(game, moves)
    assert len(said) == len(meant)
    for italian, original in zip(said, meant, strict=True):
        assert italian != original
        assert "{" not in italian


def played_at_random(game: bw.Game, seed: int) -> Iterator[bw.Game]:
    """A game after each of its moves."""
    random = Random(seed)
    yield game
    while not game.over:
        game.play(random.choice(game.legal_moves))
        yield game


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_in_italian_without_a_sentence_of_english(name: str) -> None:
    seats = ruleset(name).seats
    for players in (seats[0], seats[-1]):
        played = [game.moves for game in played_at_random(bw.Game(name, players, seed=5), 5)][-1]
        moves = [*NO_MOVES, *dict.fromkeys(move.text for move in played[::7])]
        for game in played_at_random(bw.Game(name, players, seed=6), 6):
            assert_told_apart(game, moves)


@pytest.mark.parametrize("name", GAMES)
def test_chance_that_is_asked_for_is_told_in_italian(name: str) -> None:
    for players in ruleset(name).seats:
        for number, game in enumerate(
            played_at_random(bw.Game(name, players, seed=1, chance="ask"), 1)
        ):
            assert_told_apart(game, [*NO_MOVES, *map(str, game.moves[-3:])])
            if number == 30:
                break


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_read_in_italian(name: str) -> None:
    game = bw.Game(name)
    original = str(bw.rules(game)).splitlines()
    set_language("it")
    italian = str(bw.rules(game)).splitlines()
    for said, meant in zip(italian, original, strict=True):
        assert not meant or (said != meant and "{" not in said)
    set_language("en")
    assert str(bw.rules(game)).splitlines() == original


def test_names_of_seats_are_translated_and_names_of_players_are_not() -> None:
    nameless, named = bw.Game("marrakech"), bw.Game("marrakech", names=["Red", "Ada", "Bo"])
    assert nameless.names == ("Red", "Yellow", "Blue")
    set_language("it")
    assert nameless.names == ("Rosso", "Giallo", "Blu")
    assert named.names == ("Red", "Ada", "Bo")
