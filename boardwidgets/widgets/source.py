"""Whether the running cell needs none of the cells before it, so that a reader can run it first.

The picture that a notebook keeps of a board says how to bring it to life, and should be right.
"""

import builtins
import symtable
from collections.abc import Iterator
from typing import Any, Final

from IPython.core.getipython import get_ipython

EVERYWHERE: Final = frozenset(dir(builtins)) | {"__name__", "display", "get_ipython"}
"""Names that need no cell."""


def runs_alone() -> bool:
    """Whether the running cell needs no other; also where nothing tells what is in it."""
    shell: Any = get_ipython()
    if shell is None or not hasattr(shell, "get_parent"):
        return True
    source = shell.get_parent().get("content", {}).get("code", "")
    return not names_missing(shell.transform_cell(source))


def names_missing(source: str) -> frozenset[str]:
    """The names that Python code uses and does not make itself; none where it is no Python code.

    >>> sorted(names_missing("import sys; game = Game('cows'); print(game, sys.path)"))
    ['Game']
    """
    try:
        cell = symtable.symtable(source, "<cell>", "exec")
    except (SyntaxError, ValueError):
        return frozenset()
    made = {name.get_name() for name in cell.get_symbols() if name.is_assigned() or _named(name)}
    return frozenset(_used(cell)) - made - EVERYWHERE


def _named(name: symtable.Symbol) -> bool:
    return name.is_imported() or name.is_namespace()


def _used(table: symtable.SymbolTable) -> Iterator[str]:
    """The names of the whole cell that are used in a part of it."""
    outermost = table.get_type() == "module"
    for name in table.get_symbols():
        if name.is_referenced() and (outermost or name.is_global()):
            yield name.get_name()
    for part in table.get_children():
        yield from _used(part)
