"""Print every figure beside its peer's; the exit status says whether all keep their bounds.

`python -m tests.bench` measures all there is, `python -m tests.bench playouts` one module's.
Whatever library is measured, it runs on one core.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tests.bench.figure import Figure, Unmeasured

APART = ("__init__", "__main__", "figure")


def modules() -> list[str]:
    """The modules that hold figures, by name."""
    found = (file.stem for file in Path(__file__).parent.glob("*.py"))
    return sorted(name for name in found if name not in APART and not name.startswith("test_"))


def figures(names: list[str]) -> Iterator[Figure | Unmeasured]:
    """The figures of these modules, one by one."""
    for name in names:
        yield from import_module(f"tests.bench.{name}").figures()


def main(names: list[str]) -> int:
    """Print the figures; 1 when one of them misses its bound."""
    all_good = True
    for figure in figures(names or modules()):
        print(figure, flush=True)
        all_good = all_good and figure.good
    return 0 if all_good else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("module", nargs="*", choices=[*modules(), []], help="default: all")
    sys.exit(main(parser.parse_args().module))
