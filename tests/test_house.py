"""The house stands as it was drawn: rooms on rooms, games apart, one table, plain words."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "boardwidgets"

ROOMS = (
    *("core", "games", "players", "teach", "draw", "game", "shelf", "testing", "widgets", "cli"),
)
"""From the ground up: a room may import the rooms before it, and itself."""

ROOMS_OF_A_GAME = {
    "games": (
        *("constants", "description", "events", "legal_moves", "moves", "notation", "options"),
        *("parsing", "phases", "record", "refusals", "replay", "ruleset", "state", "tally"),
        "turn",
    ),
    "draw": (
        *("art", "board", "gestures", "layout", "lessons", "marks", "panel", "picture"),
        *("preview", "snapshot"),
    ),
}
"""The rooms that every game has, each a module or a folder. What it has beside them are its own."""

GAMES = {folder.parent.name for folder in (PACKAGE / "games").glob("*/__init__.py")}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def modules_in_rooms() -> list[Path]:
    """All modules but the two at the front door, which lead into the rooms."""
    return [file for file in modules() if file.name != "__main__.py" and file.parent != PACKAGE] + [
        file for file in PACKAGE.glob("*.py") if file.stem in ROOMS
    ]


def named(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def room(file: Path) -> str:
    return file.relative_to(PACKAGE).with_suffix("").parts[0]


def imports(file: Path) -> Iterator[str]:
    """The modules a file imports, with their full names; of `from a import b` both a and a.b."""
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = imported_from(node, package)
            yield source
            yield from (f"{source}.{alias.name}" for alias in node.names)


def imported_from(node: ast.ImportFrom, package: tuple[str, ...]) -> str:
    """The full name of a in `from a import b`, which may be relative."""
    above = package[: len(package) + 1 - node.level] if node.level else ()
    return ".".join((*above, *filter(None, [node.module])))


def module(file: Path) -> str:
    """The full name of a module; a folder's is that of its `__init__`."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_graph() -> dict[str, set[str]]:
    """The modules of the package that each of them imports: for types and in functions, too.

    `from a import b` leads to the module a.b where there is one, and to a where b is a name in it.
    """
    names = {module(file) for file in modules()}
    graph = {}
    for file in modules():
        found = set(imports(file)) & names
        package = file.relative_to(ROOT).parent.parts
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                source = imported_from(node, package)
                if all(f"{source}.{alias.name}" in names for alias in node.names):
                    found.discard(source)
        graph[module(file)] = found - {module(file)}
    return graph


def circles(graph: Mapping[str, set[str]]) -> list[set[str]]:
    """The sets of modules each of which leads to all others in the set."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        found: set[str] = set()
        ahead = [start]
        while ahead:
            for name in graph[ahead.pop()] - found:
                found.add(name)
                ahead.append(name)
        reached[start] = found
    rounds = {
        frozenset(name for name in found if start in reached[name])
        for start, found in reached.items()
        if start in found
    }
    return [set(one) for one in rounds]


def public_names(file: Path) -> set[str]:
    """The classes and the names for types that a module makes, those that begin with _ left out."""
    found = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign) and is_type(node.value):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in found if re.fullmatch(r"[A-Z]\w*[a-z]\w*", name)}


def is_type(value: ast.expr) -> bool:
    """Whether this stands for a type: `int | str`, `tuple[int, int]`, `Other`, `NewType(…)`."""
    match value:
        case ast.Subscript() | ast.Name() | ast.Attribute():
            return True
        case ast.BinOp(op=ast.BitOr()):
            return True
        case ast.Call(func=ast.Name(id=made)):
            return made in ("NewType", "TypeVar")
    return False


def project_files() -> list[Path]:
    """Every text file of the project, committed or about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    ).stdout
    files = [ROOT / name for name in listed.split("\0") if name]
    return [file for file in files if file.is_file() and file.suffix not in (".png", ".mo")]


def test_there_is_something_to_check() -> None:
    assert {room(file) for file in modules_in_rooms()} == set(ROOMS)
    assert GAMES


def test_a_room_imports_only_rooms_below_it() -> None:
    for file in modules_in_rooms():
        below = ROOMS[: ROOMS.index(room(file)) + 1]
        for name in imports(file):
            top, _, inside = name.partition(".")
            if top == "boardwidgets" and inside and inside != "__version__":
                assert inside.split(".")[0] in below, f"{named(file)} imports {name}"


def test_below_the_widgets_there_is_python_alone() -> None:
    """And one small library of Python alone, which knows what readers see as one letter."""
    for file in modules_in_rooms():
        if ROOMS.index(room(file)) < ROOMS.index("widgets"):
            found = {name.split(".")[0] for name in imports(file)}
            assert found <= {"boardwidgets", "wcwidth", *sys.stdlib_module_names}, named(file)


def test_games_do_not_know_each_other() -> None:
    for file in modules_in_rooms():
        mine = GAMES & set(file.relative_to(PACKAGE).with_suffix("").parts)
        if mine:
            found = {part for name in imports(file) for part in name.split(".")}
            assert found & GAMES <= mine, named(file)


def test_no_module_leads_back_to_itself() -> None:
    assert circles(import_graph()) == []


def test_the_check_finds_a_circle() -> None:
    graph = {"a": {"b", "d"}, "b": {"c"}, "c": {"a"}, "d": set(), "e": {"a"}}
    assert circles(graph) == [{"a", "b", "c"}]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("part", ROOMS_OF_A_GAME)
def test_every_game_has_the_same_rooms(part: str, game: str) -> None:
    folder = PACKAGE / part / game
    found = {file.stem for file in folder.iterdir() if file.suffix in ("", ".py")}
    assert set(ROOMS_OF_A_GAME[part]) - found == set()


def test_no_two_classes_or_types_have_the_same_name() -> None:
    makers = defaultdict(list)
    for file in modules():
        for name in public_names(file):
            makers[name].append(named(file))
    assert {name: files for name, files in makers.items() if len(files) > 1} == {}


def test_the_core_knows_no_size_of_a_board() -> None:
    """In examples it may: they are made of the boards that there are."""
    for file in sorted((PACKAGE / "core").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant):
                assert node.value not in (7, 49, "g7", "abcdefg"), f"{named(file)}, {node.lineno}"


def test_only_the_table_tells_games_apart() -> None:
    for file in modules():
        if file == PACKAGE / "games" / "__init__.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Compare | ast.MatchValue):
                constants = [part for part in ast.walk(node) if isinstance(part, ast.Constant)]
                asked = any(constant.value in GAMES for constant in constants)
                assert not asked, f"{named(file)}, line {node.lineno}, asks for a game's name"


def test_nothing_below_the_drawing_knows_a_colour_value() -> None:
    for file in modules_in_rooms():
        if ROOMS.index(room(file)) < ROOMS.index("draw"):
            text = file.read_text("utf-8")
            assert not re.search(r"""["']#[0-9a-fA-F]{3,8}["']|rgba?\(""", text), named(file)


def test_a_module_is_of_one_idea() -> None:
    for file in modules():
        assert len(file.read_text("utf-8").splitlines()) < 400, named(file)


def test_names_say_what_a_thing_is() -> None:
    empty = re.compile("manager|helper|util", re.IGNORECASE)
    for file in modules():
        assert not empty.search(named(file))
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                assert not empty.search(node.name), f"{named(file)}, line {node.lineno}"


def test_the_light_half_loads_no_jupyter() -> None:
    """Rules, bots and pictures work where neither Jupyter nor numpy is."""
    script = """
import sys
import boardwidgets as bw
game = bw.Game("marrakech", seed=1)
game.play(game.legal_moves[0])
game.why_not("c4 d4"), bw.rules(game), game.code()
print([name for name in sys.modules if name.split(".")[0] in
       {"IPython", "anywidget", "ipycanvas", "ipykernel", "ipywidgets", "numpy", "traitlets"}])
"""
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True, encoding="utf-8"
    )
    assert ran.stdout == "[]\n"


@pytest.mark.parametrize(
    "check",
    [
        ["ruff", "check", "--output-format=concise"],
        ["ruff", "format", "--check"],
        pytest.param(["mypy"], marks=pytest.mark.slow),
    ],
    ids=["lint", "format", "types"],
)
def test_the_code_is_clean(check: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", *check],
        cwd=ROOT,
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_an_exception_from_a_check_gives_its_reason() -> None:
    """`# noqa: X` and `# type: ignore[x]` are followed, in the same line, by why."""
    marks = re.compile(r"# (?:noqa|type: ignore)\b(?:: [A-Z0-9, ]+\d)?(?:\[[\w, -]+\])?(.*)")
    for file in project_files():
        if file.suffix == ".py" and file != Path(__file__):
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                mark = marks.search(line)
                assert mark is None or mark[1].strip(" #-"), (
                    f"{named(file)}, line {number}: no reason"
                )


def test_the_project_speaks_of_itself_alone() -> None:
    """No machine's paths, no registries, no work left undone."""
    words = ("TODO", "FIXME", "/work/", "/root/", "../shared", "pypi", "npmjs")
    for file in project_files():
        if file != Path(__file__):
            text = file.read_text("utf-8")
            assert [word for word in words if word in text] == [], named(file)


def notebooks() -> list[Path]:
    return [file for file in sorted((ROOT / "notebooks").rglob("*.ipynb")) if not hidden(file)]


WITHOUT_WIDGETS = "shown as 'model not found': keep it by `python -m tests.keep_outputs`"


def hidden(file: Path) -> bool:
    return any(part.startswith(".") for part in file.relative_to(ROOT).parts)


def test_there_is_an_index_notebook() -> None:
    assert ROOT / "notebooks" / "index.ipynb" in notebooks()


@pytest.mark.parametrize("file", notebooks(), ids=named)
def test_a_notebook_opens_without_asking_for_a_kernel(file: Path) -> None:
    metadata = json.loads(file.read_text("utf-8"))["metadata"]
    assert "widgets" not in metadata, WITHOUT_WIDGETS
    assert metadata["kernelspec"]["name"] == "python3"
    assert metadata["language_info"]["name"] == "python"


@pytest.mark.parametrize("file", notebooks(), ids=named)
def test_a_notebook_is_kept_as_it_ran_from_top_to_bottom_in_english(file: Path) -> None:
    cells = json.loads(file.read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code" and "".join(cell["source"])]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    for cell in code:
        assert all(output["output_type"] != "error" for output in cell["outputs"])
        kept = [mime for output in cell["outputs"] for mime in output.get("data", {})]
        assert "application/vnd.jupyter.widget-view+json" not in kept, WITHOUT_WIDGETS
        languages = re.findall(r"""set_language\(["'](\w+)["']\)""", "".join(cell["source"]))
        assert not languages or languages[-1] == "en"


def test_pytest_runs_notebooks_strictly_and_docstrings() -> None:
    configuration = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pytest_options = configuration["tool"]["pytest"]["ini_options"]
    assert {"--nbval", "--doctest-modules"} <= set(pytest_options["addopts"])
    assert pytest_options["testpaths"] == ["tests", "boardwidgets", "languages", "notebooks"]


def test_the_pictures_of_the_readme_are_there() -> None:
    pictures = re.findall(r"!\[.+\]\((.+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert pictures
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []


def test_ci_runs_the_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    commands = [line for line in readme.splitlines() if line.endswith(" -m pytest")]
    unix = [command for command in commands if command.startswith("python3 ")]
    assert len(unix) == 1
    assert unix[0] in (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
