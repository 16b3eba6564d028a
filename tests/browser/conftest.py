"""JupyterLab and Chromium, started once for all browser tests."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.browser.lab import Notebook, jupyterlab, opened

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
REQUIRED = "BOARDWIDGETS_REQUIRE_BROWSER"

Open = Callable[..., AbstractContextManager[Notebook]]


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A Chromium without a window. Where there is none the tests are skipped, or must not be."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_api.sync_playwright() as playwright:
        installed = found or playwright.chromium.executable_path
        if not Path(installed).exists():
            complain = pytest.fail if os.environ.get(REQUIRED) == "1" else pytest.skip
            complain(f"no Chromium found: none of {', '.join(BROWSERS)} on the PATH")
        chromium = playwright.chromium.launch(executable_path=installed, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def lab_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the notebooks of the browser tests are."""
    return tmp_path_factory.mktemp("lab")


@pytest.fixture(scope="session")
def lab_address(lab_folder: Path) -> Iterator[str]:
    """A running JupyterLab."""
    with jupyterlab(lab_folder) as address:
        yield address


@pytest.fixture
def open_notebook(browser: Any, lab_address: str, lab_folder: Path) -> Open:
    """`with open_notebook([cell, cell]) as notebook:` opens a notebook in JupyterLab."""
    return partial(opened, browser, lab_address, lab_folder)
