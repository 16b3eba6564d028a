"""The site: built by the README's command without a warning, whole, and alone on its machine."""

import doctest
import json
import re
import shlex
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from typing import NamedTuple
from urllib.parse import unquote, urldefrag

import pytest

import boardwidgets as bw
import docs.addresses
import docs.floor_plan
from boardwidgets.core.rulebook import Rule
from boardwidgets.games import ruleset
from docs.addresses import addresses, footer_links
from docs.floor_plan import floor_plan
from docs.floors import Room, directly_below, everything_below, floors, rooms
from docs.game_rooms import games
from tests.test_house import PACKAGE, ROOMS, ROOMS_OF_A_GAME, module, modules, notebooks

ROOT = Path(__file__).parent.parent

FETCHED = {
    ("script", "src"),
    ("img", "src"),
    ("source", "src"),
    ("source", "srcset"),
    ("iframe", "src"),
    ("video", "src"),
    ("audio", "src"),
    ("object", "data"),
    ("embed", "src"),
    ("image", "href"),
    ("use", "href"),
}
"""The attributes, by their element, whose address a browser fetches by itself."""

KINDS_OF_LINK = {"stylesheet", "icon", "preload", "prefetch", "modulepreload", "preconnect"}
"""What a `link` may be for a browser to follow it by itself."""


class Page(HTMLParser):
    """What a page holds: its anchors, its links, and what a browser fetches to show it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.text = file.read_text("utf-8")
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.ids.add(attributes.get("id", ""))
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])
        if tag == "link" and KINDS_OF_LINK.intersection(attributes.get("rel", "").split()):
            self.fetched.append(attributes["href"])
        self.fetched += [value for name, value in attributes.items() if (tag, name) in FETCHED]


class Site(NamedTuple):
    """The site as it was built."""

    folder: Path

    def page(self, name: str) -> Page:
        """A page by its place, such as `docs/index`."""
        return Page(self.folder / f"{name}.html")

    def pages(self) -> list[Page]:
        """All pages but those that show the source of a module."""
        files = sorted(self.folder.rglob("*.html"))
        return [Page(file) for file in files if "_modules" not in file.parts]


def command_of_the_readme() -> list[str]:
    """What the README says to run, after the installation, without its Python."""
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    (line,) = (line for line in lines if line.startswith("python3 ") and " -m sphinx " in line)
    return shlex.split(line.rpartition("&& ")[2])[1:]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site, built as the README says, but into a folder of the test."""
    *command, folder = command_of_the_readme()
    assert folder == "build/site"
    place = tmp_path_factory.mktemp("build") / "site"
    built = subprocess.run(
        [sys.executable, *command, str(place)],
        cwd=ROOT,
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    assert built.returncode == 0, built.stderr
    return Site(place)


def leads_into_the_site(address: str) -> bool:
    """Whether an address is not of another host, nor a picture that is written out in it."""
    return not re.match(r"[a-z][a-z+.-]*:|//", address)


def test_a_warning_is_an_error() -> None:
    assert "-W" in command_of_the_readme()


@pytest.mark.slow
def test_one_begins_at_the_index(site: Site) -> None:
    begin = Page(site.folder / "index.html")
    assert begin.links == ["docs/index.html"]
    assert "boardwidgets" in site.page("docs/index").text


@pytest.mark.slow
@pytest.mark.parametrize("file", notebooks(), ids=lambda file: file.stem)
def test_every_notebook_is_a_page_with_the_pictures_that_it_keeps(site: Site, file: Path) -> None:
    cells = json.loads(file.read_text("utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    kept = [output for output in outputs if "image/svg+xml" in output.get("data", {})]
    page = site.page(file.relative_to(ROOT).with_suffix("").as_posix())
    shown = [place for place in page.fetched if place.endswith(".svg")]
    assert kept
    assert len(shown) == len(kept)
    assert page.text.count("<summary>In words</summary>") == len(kept)


@pytest.mark.slow
def test_every_public_name_is_in_the_reference(site: Site) -> None:
    names = {f"boardwidgets.{name}" for name in bw.__all__ if not name.startswith("_")}
    assert names
    assert names - site.page("docs/api/index").ids == set()


@pytest.mark.slow
def test_every_module_in_a_room_is_in_the_reference(site: Site) -> None:
    found = {name for page in site.pages() for name in page.ids if name.startswith("module-")}
    inside = {module(file) for file in modules() if file.parent != PACKAGE or file.stem in ROOMS}
    assert {f"module-{name}" for name in inside} - found == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", games("games"))
def test_every_rule_is_in_its_rulebook_with_where_it_stands(site: Site, game: str) -> None:
    page = site.page(f"docs/rules/{game}")
    for rule in ruleset(game).rulebook.rules.values():
        assert anchor(rule) in page.ids
    assert not re.search(r"<p>In the code: </p>", page.text)


def anchor(rule: Rule) -> str:
    return rule.id.replace(".", "-")


@pytest.mark.slow
def test_the_architecture_shows_the_floors_and_the_rooms_that_games_share(site: Site) -> None:
    page = site.page("docs/architecture")
    assert floor_plan(rooms()) in page.text
    for part in ROOMS_OF_A_GAME.values():
        for room in part:
            assert f'<span class="pre">{room}</span></code></p></td>' in page.text


@pytest.mark.slow
def test_no_page_asks_another_host_for_anything(site: Site) -> None:
    pages = site.pages()
    assert all(page.fetched for page in pages if page.file != site.folder / "index.html")
    for page in pages:
        outside = [place for place in page.fetched if re.match(r"(https?:)?//", place)]
        assert outside == [], page.file
    for sheet in site.folder.rglob("*.css"):
        text = sheet.read_text("utf-8")
        assert not re.search(r"(url\(|@import)\s*['\"]?\s*(https?:)?//", text), sheet


@pytest.mark.slow
def test_every_link_within_the_site_leads_somewhere(site: Site) -> None:
    for page in site.pages():
        for address in (*page.links, *page.fetched):
            place, anchor = urldefrag(address)
            if not leads_into_the_site(address):
                continue
            file = page.file.parent / unquote(place).partition("?")[0] if place else page.file
            assert file.is_file(), f"{page.file}: {address}"
            if anchor and file == page.file:
                assert unquote(anchor) in page.ids, f"{page.file}: {address}"


def test_the_floors_are_those_that_the_house_is_held_to() -> None:
    house = rooms()
    assert set(house) == set(ROOMS)
    for room in house.values():
        assert all(ROOMS.index(below) < ROOMS.index(room.name) for below in room.rests_on)


def test_the_picture_of_the_floors_shows_every_room_and_what_is_directly_below_it() -> None:
    house = rooms()
    picture = floor_plan(house)
    arrows = sum(len(directly_below(house, name)) for name in house)
    assert picture.count("marker-end") == arrows
    for name in house:
        assert f">{name}</text>" in picture
    assert picture == floor_plan(rooms())


def house_of(**below: str) -> dict[str, Room]:
    """Rooms whose names are single letters, each with those that it rests on."""
    return {
        name: Room(name, f"What {name} is", 1, frozenset(letters), frozenset())
        for name, letters in below.items()
    }


def test_what_follows_from_other_arrows_is_not_drawn() -> None:
    house = house_of(a="", b="a", c="ba", d="c")
    assert ["".join(room.name for room in floor) for floor in floors(house)] == list("abcd")
    assert everything_below(house, "d") == {"a", "b", "c"}
    assert directly_below(house, "c") == {"b"}


def test_an_arrow_passes_a_floor_beside_its_rooms() -> None:
    house = house_of(a="", b="", c="a", d="cb")
    picture = floor_plan(house)
    assert directly_below(house, "d") == {"b", "c"}
    assert picture.count("marker-end") == 3


@pytest.mark.parametrize("drawn", [docs.addresses, docs.floor_plan], ids=lambda m: m.__name__)
def test_the_examples_in_the_modules_of_the_site_are_right(drawn: ModuleType) -> None:
    found = doctest.testmod(drawn)
    assert found.attempted
    assert not found.failed


def test_the_project_is_found_where_its_settings_say(tmp_path: Path) -> None:
    settings = '[project]\n[project.urls]\nSource = "https://code.example/boards"\n'
    (tmp_path / "pyproject.toml").write_text(settings, "utf-8")
    urls = addresses(tmp_path)
    assert urls == {"Source": "https://code.example/boards"}
    (link,) = footer_links(urls)
    assert link["url"] == "https://code.example/boards"


def test_a_project_without_an_address_has_no_links(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\n", "utf-8")
    assert footer_links(addresses(tmp_path)) == []
