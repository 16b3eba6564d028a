"""JupyterLab and Chromium, started once for all browser tests."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.hosts import HOSTS, jupyterlab
from tests.browser.lab import NoBrowserError, Notebook, chromium, opened
from tests.browser.loaded_lab import LoadedLab

REQUIRED = "BOARDWIDGETS_REQUIRE_BROWSER"

Open = Callable[..., AbstractContextManager[Notebook]]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium without a window. Where there is none the tests are skipped, or must not be."""
    try:
        with chromium() as browser:
            yield browser
    except NoBrowserError as error:
        complain = pytest.fail if os.environ.get(REQUIRED) == "1" else pytest.skip
        complain(str(error))


@pytest.fixture(scope="session")
def lab_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the notebooks of the browser tests are."""
    return tmp_path_factory.mktemp("lab")


@pytest.fixture(scope="session")
def lab_address(lab_folder: Path) -> Iterator[str]:
    """A running JupyterLab."""
    with jupyterlab(lab_folder) as address:
        yield address


@pytest.fixture(scope="session")
def loaded_lab(browser: Browser, lab_address: str, lab_folder: Path) -> Iterator[LoadedLab]:
    """A page with JupyterLab that stays loaded from test to test."""
    lab = LoadedLab(browser, lab_address, lab_folder)
    yield lab
    lab.close()


@pytest.fixture
def open_notebook(loaded_lab: LoadedLab) -> Open:
    """`with open_notebook([cell, cell]) as notebook:` opens a notebook in JupyterLab."""
    return loaded_lab.open


@pytest.fixture(scope="session", params=HOSTS)
def open_in_host(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Open]:
    """`with open_in_host([cell, cell]) as notebook:` in each of the hosts."""
    folder = tmp_path_factory.mktemp(request.param)
    with jupyterlab(folder, request.param) as address:
        yield partial(opened, browser, address, folder, host=request.param)
