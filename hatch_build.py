"""Puts the notebooks into the wheel.

Only into the wheel that is given away: an editable install reads them from `notebooks/` itself,
where a copy beside the installed packages would soon be an old one.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NotebooksInWheel(BuildHookInterface):  # type: ignore[type-arg]  # hatchling keeps its parameter private
    """Maps each visible file below `notebooks/` to `boardwidgets/_notebooks/`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the notebooks to the files that hatchling is about to pack."""
        if version == "editable":
            return
        notebooks = Path(self.root) / "notebooks"
        for file in sorted(notebooks.rglob("*")):
            place = file.relative_to(notebooks)
            hidden = any(part.startswith((".", "__")) for part in place.parts)
            if file.is_file() and not hidden:
                build_data["force_include"][str(file)] = (
                    f"boardwidgets/_notebooks/{place.as_posix()}"
                )
