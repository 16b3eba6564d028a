"""Games of other packages: found by entry points, played as ours are; broken ones harm nothing."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import boardwidgets as bw
import boardwidgets.games as table
from fireflies import RULES

ROOT = Path(__file__).parent.parent
FIREFLIES = ROOT / "tests" / "fourth_game" / "fireflies"

# The fourth game is installed for them.
pytestmark = pytest.mark.slow


def install(folder: Path) -> None:
    """Install the fourth game into a folder, as its author would install it."""
    quiet = [
        "--quiet",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
        "--disable-pip-version-check",
    ]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder), str(FIREFLIES)],
        check=True,
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the fourth game is installed."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder)
    return folder


def package(folder: Path, name: str, entry_points: str, **files: str) -> None:
    """Write a package as if it were installed: what its entry points are, and its modules."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(f"[boardwidgets.games]\n{entry_points}\n", "utf-8")
    for module, text in files.items():
        (folder / module).mkdir()
        (folder / module / "__init__.py").write_text(text, "utf-8")


def said(script: str, *folders: Path) -> str:
    """What a script prints in a Python of its own that finds packages in these folders too."""
    head = f"import sys; sys.path[:0] = {[str(folder) for folder in (ROOT, *folders)]}"
    ran = subprocess.run(
        [sys.executable, "-W", "always", "-c", f"{head}\n{textwrap.dedent(script)}"],
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


GAMES_AND_WARNINGS = """
    import warnings
    import boardwidgets as bw
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        print(bw.GAMES)
    for one in told:
        print(one.message)
"""


def test_a_game_of_another_package_stands_after_ours(installed: Path) -> None:
    assert said(GAMES_AND_WARNINGS, installed) == "('marrakech', 'cows', 'sobek', 'fireflies')\n"


def test_it_is_played_drawn_saved_and_told_as_ours_are(installed: Path) -> None:
    script = """
        import boardwidgets as bw
        from boardwidgets.game import Position
        from boardwidgets.teach.account import account
        game = bw.Game("fireflies", players=2, seed=3, names=["Ada", "Bo"])
        for move in ("roll", "roll", "c3", "roll"):
            game.play(move)
        print(bw.from_code(game.code()).state == game.state)
        print(Position(game.state).ruleset.name, game.scene().title)
        print(game.why_not("c3").reason)
        print(bw.rules(game)["fireflies.turn.apart"].title)
        print(*account(game.history[:1], game.names)[0])
    """
    assert said(script, installed).splitlines() == [
        "True",
        "fireflies Fireflies",
        "There is a lantern on c3 already.",
        "The rules of Fireflies",
        "Ada finds some fireflies.",
    ]


def test_it_does_all_that_every_game_must_do(installed: Path) -> None:
    script = """
        from boardwidgets.testing import check_game
        print(check_game("fireflies"))
    """
    assert said(script, installed) == "None\n"


def test_who_plays_a_game_of_ours_does_not_wait_for_others(installed: Path) -> None:
    script = """
        import boardwidgets as bw
        bw.Game("cows", seed=1).scene()
        searching = {"importlib.metadata", "boardwidgets.games.entry_points"}
        print(({"fireflies"} | searching) & {*sys.modules})
        bw.Game("fireflies")
        print("fireflies" in sys.modules, "fireflies.drawing" in sys.modules)
    """
    assert said(script, installed).splitlines() == ["set()", "True False"]


BROKEN = {
    "it-stops": ("hilltop = hilltop", "1 / 0", "ZeroDivisionError: division by zero"),
    "nothing-there": ("hilltop = nowhere", "", "No module named 'nowhere'"),
    "no-rules": ("hilltop = hilltop", "RULES = 7", "the package hilltop has no RULES"),
    "no-name": ("Hill-top = hilltop", "", "a game's name begins with a small letter"),
    "other-name": (
        "hilltop = hilltop",
        "from fireflies import RULES",
        "RULES.package is fireflies, but has to be hilltop",
    ),
    "no-texts": (
        "hilltop = hilltop",
        "from fireflies import RULES\nRULES = RULES._replace(package='hilltop')",
        "messages.toml",
    ),
}
"""What is wrong with a package: its entry point, its module, and what the warning says of it."""


@pytest.mark.parametrize("package_name", BROKEN)
def test_a_broken_game_is_named_in_a_warning_and_harms_nothing(
    package_name: str, installed: Path, tmp_path: Path
) -> None:
    entry_point, module, problem = BROKEN[package_name]
    package(tmp_path, package_name, entry_point, hilltop=module)
    games, warning = said(GAMES_AND_WARNINGS, installed, tmp_path).splitlines()
    assert games == "('marrakech', 'cows', 'sobek', 'fireflies')"
    assert f"of the package {package_name} is left out, since it does not work: " in warning
    assert problem in warning


def test_a_name_that_is_taken_stays_with_ours(installed: Path, tmp_path: Path) -> None:
    package(tmp_path, "other-cows", "cows = other_cows", other_cows="1 / 0")
    games, warning = said(GAMES_AND_WARNINGS, installed, tmp_path).splitlines()
    assert games == "('marrakech', 'cows', 'sobek', 'fireflies')"
    assert warning == (
        "The game 'cows' of the package other-cows is left out: there is a game of that name "
        "already."
    )


def test_a_game_that_is_not_there_is_answered_with_all_that_are(installed: Path) -> None:
    script = """
        import boardwidgets as bw
        try:
            bw.Game("chess")
        except ValueError as error:
            print(error)
    """
    answer = "no game 'chess'; there are: marrakech, cows, sobek, fireflies\n"
    assert said(script, installed) == answer


@pytest.mark.parametrize(("seats", "usual"), [(range(2, 3), 2), (range(2, 5), 3), (range(4, 7), 4)])
def test_so_many_play_as_the_game_is_for_when_nobody_says_how_many(
    seats: range, usual: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        table, "games_of_others", lambda: {"fireflies": RULES._replace(seats=seats)}
    )
    assert bw.Game("fireflies").state.setup.players == usual
