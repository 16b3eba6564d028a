"""A folder to play in, of its own for each test."""

from pathlib import Path

import pytest

from boardwidgets.shelf.folder import Shelf


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """The shelf of a notebook that is in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Shelf.here()
