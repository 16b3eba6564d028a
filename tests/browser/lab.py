"""A real JupyterLab for the tests, and a notebook in it as a reader has it open."""

import json
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from tests.browser.hosts import HOSTS, jupyterlab

HERE = Path(__file__).parent
SCREENSHOTS = HERE / "screenshots"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SECONDS = 1000
PATIENCE = 120 * SECONDS
"""How long a test waits for what has to come: on a busy machine that may take long."""

Colour = tuple[int, int, int]


class NoBrowserError(RuntimeError):
    """No Chromium is installed."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A Chromium without a window; a NoBrowserError where none is found."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        installed = found or playwright.chromium.executable_path
        if not Path(installed).exists():
            raise NoBrowserError(f"no Chromium found: none of {', '.join(BROWSERS)} on the PATH")
        browser = playwright.chromium.launch(executable_path=installed, args=["--no-sandbox"])
        yield browser
        browser.close()


class Notebook:
    """A notebook open in JupyterLab, with what a reader does to it."""

    def __init__(self, page: Page, address: str, host: str = "lab") -> None:
        self.page = page
        self.host = host
        self._address = address

    def run_all(self) -> None:
        """Run all cells; does not wait for them to end."""
        self.page.evaluate("() => { jupyterapp.commands.execute('notebook:run-all-cells') }")

    def run_cell(self, index: int) -> None:
        """Run one cell; does not wait for it to end."""
        self.page.evaluate(
            """index => { const view = jupyterapp.shell.currentWidget;
            view.content.activeCellIndex = index;
            jupyterapp.commands.execute('notebook:run-cell') }""",
            index,
        )

    def wait_until_idle(self, patience: int = PATIENCE) -> None:
        """Wait until no cell is running, milliseconds at most."""
        self.page.wait_for_function(
            """() => jupyterapp.shell.currentWidget.content.widgets.every(
            cell => cell.model.type !== 'code' || cell.model.executionState !== 'running')
            && jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.status === 'idle'""",
            timeout=patience,
        )

    def ask(self, expression: str) -> str:
        """What an expression is in the kernel, as Python would show it."""
        answer: str = self.page.evaluate(
            """async expression => {
            const kernel = jupyterapp.shell.currentWidget.sessionContext.session.kernel;
            const request = { code: '', silent: true, user_expressions: { asked: expression } };
            const reply = await kernel.requestExecute(request).done;
            const { data, evalue } = reply.content.user_expressions.asked;
            return data?.['text/plain'] ?? evalue }""",
            expression,
        )
        return answer

    def expect(self, expression: str, wanted: object) -> None:
        """Wait until an expression is this in the kernel.

        What the page told of widgets goes to the kernel on a line of its own: a question that is
        asked after it may be answered before it.
        """
        deadline = time.monotonic() + PATIENCE / SECONDS
        while self.ask(f"({expression}) == {wanted!r}") != "True":
            assert time.monotonic() < deadline, f"{self.ask(expression)}, not {wanted!r}"
            self.page.wait_for_timeout(100)

    def widgets_in_page(self) -> int:
        """How many widgets the page holds; some board has to be shown in it."""
        count: int = self.page.evaluate(
            """async () => {
            const search = part => part._manager?.promise
                ?? [...(part.children?.() ?? [])].map(search).find(Boolean);
            const manager = await search(jupyterapp.shell.currentWidget.content);
            return Object.keys(manager._models).length }"""
        )
        return count

    def widgets_in_kernel(self) -> int:
        """How many widgets Python holds."""
        return int(self.ask("len(__import__('ipywidgets').widgets.widget._instances)"))

    def command(self, name: str, **arguments: Any) -> None:
        """One of JupyterLab's commands."""
        self.page.evaluate(
            "([name, args]) => { jupyterapp.commands.execute(name, args) }", [name, arguments]
        )

    def boards(self) -> Locator:
        """The canvases of all boards in the page."""
        return self.page.locator(".bw-root canvas")

    def board(self, index: int = 0) -> "BoardInPage":
        """A board, waited for until it is seen."""
        canvas = self.boards().nth(index)
        canvas.wait_for()
        canvas.scroll_into_view_if_needed()
        return BoardInPage(canvas)

    def close_dialogs(self) -> None:
        """Close the host's own dialogs from now on, where one would cover what is done next.

        When the line to the server is lost, the host says so as well.
        """
        dialog = self.page.locator(".jp-Dialog")
        self.page.add_locator_handler(dialog, lambda: dialog.get_by_text("Close").click())

    def save(self) -> None:
        """Save the notebook."""
        self.page.evaluate("async () => { await jupyterapp.commands.execute('docmanager:save') }")

    def reload(self, *, save: bool = True) -> None:
        """Load the page again, as the browser's button does; the kernel goes on."""
        if save:
            self.save()
        self.page.goto(self._address)
        wait_until_open(self.page)

    def reopen(self) -> None:
        """Save and close the notebook, and open it again; page and kernel go on."""
        self.save()
        path = self.page.evaluate("() => jupyterapp.shell.currentWidget.context.path")
        self.page.evaluate(
            """async path => {
            await jupyterapp.commands.execute('application:close');
            await jupyterapp.commands.execute('docmanager:open', { path }) }""",
            path,
        )
        wait_until_open(self.page)

    def restart_kernel(self) -> None:
        """Restart the kernel: Python forgets everything."""
        self.page.evaluate(
            "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
        )

    def cull_kernel(self) -> None:
        """Let the server end the kernel, as it ends idle ones; the page is told nothing."""
        kernel = self.page.evaluate(
            "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.id"
        )
        self._ask_server("DELETE", f"kernels/{kernel}")

    def end_server(self) -> None:
        """End the server; the page is told nothing, and can ask nothing of it any more."""
        self._ask_server("POST", "shutdown")
        self.page.evaluate("() => { window.jupyterapp = undefined }")

    def _ask_server(self, method: str, what: str) -> None:
        self.page.evaluate(
            """async ([method, what]) => {
            const [, token] = document.cookie.match(/_xsrf=([^;]+)/);
            await fetch(`/api/${what}`, { method, headers: { 'X-XSRFToken': token } }) }""",
            [method, what],
        )

    def end_kernels(self) -> None:
        """End all kernels, as the end of a day does."""
        self.page.evaluate("() => jupyterapp.serviceManager.sessions.shutdownAll()")

    def open_copy(self) -> None:
        """Copy the notebook's file, and open the copy in place of the notebook."""
        copy = self.page.evaluate(
            """async () => {
            const { path } = jupyterapp.shell.currentWidget.context;
            return (await jupyterapp.serviceManager.contents.copy(path, '')).path }"""
        )
        self._address = self._address.rpartition("/")[0] + f"/{copy}?reset"
        self.page.goto(self._address)
        wait_until_open(self.page)

    def use_theme(self, name: str) -> None:
        """Switch to "JupyterLab Light" or "JupyterLab Dark"."""
        self.command("apputils:change-theme", theme=name)
        light = json.dumps("Light" in name)
        self.page.wait_for_function(f"() => document.body.dataset.jpThemeLight === '{light}'")

    def screenshot(self, name: str) -> None:
        """Leave a picture of the page behind, for people to look at."""
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")


class BoardInPage:
    """A board's canvas in the page. Places on it are shares of its width and height, 0 to 1."""

    def __init__(self, canvas: Locator) -> None:
        self.canvas = canvas

    def pixel(self, x: float, y: float) -> Colour:
        """The colour of a pixel."""
        red, green, blue, _ = self.canvas.evaluate(
            """(canvas, [x, y]) => [...canvas.getContext('2d').getImageData(
            Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data]""",
            [x, y],
        )
        return red, green, blue

    def wait_for_pixel(self, x: float, y: float, hex_value: str) -> None:
        """Wait until a pixel has a colour; what it has instead is told if it never does."""
        wanted = tuple(int(hex_value[i : i + 2], 16) for i in (1, 3, 5))
        deadline = time.monotonic() + PATIENCE / SECONDS
        while (seen := self.pixel(x, y)) != wanted:
            if time.monotonic() > deadline:
                raise AssertionError(f"pixel at {x}, {y} is {seen}, not {wanted}")
            self.canvas.page.wait_for_timeout(100)

    def picture(self) -> str:
        """All its pixels, as one text."""
        pixels: str = self.canvas.evaluate("canvas => canvas.toDataURL()")
        return pixels

    def wait_for_other_picture(self, before: str) -> None:
        """Wait until it looks otherwise."""
        deadline = time.monotonic() + PATIENCE / SECONDS
        while self.picture() == before:
            if time.monotonic() > deadline:
                raise AssertionError("the board still looks as before")
            self.canvas.page.wait_for_timeout(100)

    def wait_until_scrolled(self, top: float) -> None:
        """Wait until its upper edge has left this height of the window and has come to rest."""
        self.canvas.evaluate(
            """(canvas, top) => new Promise(resolve => {
            let [last, frames] = [top, 0];
            const look = () => {
                const now = canvas.getBoundingClientRect().top;
                frames = now === last ? frames + 1 : 0;
                last = now;
                if (now !== top && frames > 15) resolve(now);
                else requestAnimationFrame(look);
            };
            look() })""",
            top,
        )

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where in the window a place on the board is."""
        box = self.canvas.bounding_box()
        if box is None:
            raise AssertionError("the board is not seen")
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    def click(self, x: float, y: float) -> None:
        """Click with the mouse."""
        self.canvas.page.mouse.click(*self.point(x, y))

    def tap(self, x: float, y: float) -> None:
        """Touch with a finger."""
        self.canvas.page.touchscreen.tap(*self.point(x, y))

    def hover(self, x: float, y: float) -> None:
        """Move the pointer there."""
        self.canvas.page.mouse.move(*self.point(x, y))

    def has_focus(self) -> bool:
        """Do keys go to the board?"""
        return bool(self.canvas.evaluate("canvas => document.activeElement === canvas"))


def new_page(browser: Browser, **settings: Any) -> Page:
    """An empty page in a window of its own, with settings such as `has_touch=True`."""
    settings.setdefault("viewport", {"width": 1280, "height": 800})
    window: BrowserContext = browser.new_context(**settings)
    window.set_default_timeout(PATIENCE)
    return window.new_page()


@contextmanager
def opened(
    browser: Browser,
    address: str,
    folder: Path,
    cells: Sequence[str],
    host: str = "lab",
    **context: Any,
) -> Iterator[Notebook]:
    """A new notebook of these code cells, open in a window of its own; not yet run."""
    name = f"notebook-{time.monotonic_ns()}.ipynb"
    (folder / name).write_text(json.dumps(notebook_file(cells)), "utf-8")
    page = new_page(browser, **context)
    where = f"{address}/{HOSTS[host].path}/{name}?reset"
    notebook = Notebook(page, where, host)
    try:
        page.goto(where)
        wait_until_open(page)
        yield notebook
    except BaseException:
        notebook.screenshot(f"failed-{name}")
        raise
    finally:
        page.evaluate("() => window.jupyterapp?.serviceManager.sessions.shutdownAll()")
        page.context.close()


@contextmanager
def lab_in_chromium() -> Iterator[Callable[..., AbstractContextManager[Notebook]]]:
    """JupyterLab on a folder of its own, and a browser; gives what opens a notebook of cells."""
    with (
        chromium() as browser,
        TemporaryDirectory() as folder,
        jupyterlab(Path(folder)) as address,
    ):
        yield partial(opened, browser, address, Path(folder))


def notebook_file(cells: Sequence[str]) -> dict[str, Any]:
    """A notebook file. Without a kernel named in it, JupyterLab would ask for one."""
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        "cells": [
            {
                "cell_type": "code",
                "id": f"cell-{index}",
                "metadata": {},
                "execution_count": None,
                "outputs": [],
                "source": source,
            }
            for index, source in enumerate(cells)
        ],
    }


def wait_until_open(page: Page) -> None:
    """Wait until the notebook and its kernel are ready."""
    page.wait_for_function(
        """() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel
        ?.status === 'idle'"""
    )
