"""A JupyterLab that stays loaded while one notebook after the other is opened in it."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.lab import Notebook, new_page, notebook_file, opened, wait_until_open


class LoadedLab:
    """Opens notebooks in one page: loading JupyterLab takes five times as long as opening one."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.page: Page | None = None

    def open(self, cells: Sequence[str], **settings: Any) -> AbstractContextManager[Notebook]:
        """A new notebook of these code cells, not yet run.

        It is the only one that is open in the page that stays, or has a window of its own where
        settings are asked for, such as `has_touch=True`.
        """
        if settings:
            return opened(self.browser, self.address, self.folder, cells, **settings)
        return self._opened(cells)

    @contextmanager
    def _opened(self, cells: Sequence[str]) -> Iterator[Notebook]:
        name = f"notebook-{time.monotonic_ns()}.ipynb"
        (self.folder / name).write_text(json.dumps(notebook_file(cells)), "utf-8")
        page = self.page or self._load()
        notebook = Notebook(page, f"{self.address}/lab/tree/{name}?reset")
        # A page in which a test has failed is in no known state: the next test loads another one.
        self.page = None
        try:
            notebook.command("docmanager:open", path=name)
            page.wait_for_function(
                "path => jupyterapp.shell.currentWidget?.context?.path === path", arg=name
            )
            wait_until_open(page)
            yield notebook
            _leave(page)
        except BaseException:
            notebook.screenshot(f"failed-{name}")
            page.context.close()
            raise
        self.page = page

    def _load(self) -> Page:
        """JupyterLab in a window of its own, with no notebook."""
        page = new_page(self.browser)
        page.goto(f"{self.address}/lab?reset")
        page.wait_for_function("() => window.jupyterapp?.restored.then(() => true)")
        return page

    def close(self) -> None:
        """Close the page, if one is loaded."""
        if self.page is not None:
            self.page.context.close()


def _leave(page: Page) -> None:
    """Close what is open, end its kernels, and forget what was announced and pointed at."""
    page.mouse.move(0, 0)
    page.evaluate(
        """async () => {
        for (const widget of [...jupyterapp.shell.widgets('main')]) widget.dispose();
        await jupyterapp.serviceManager.sessions.shutdownAll();
        document.querySelector('#bw-announcements')?.replaceChildren() }"""
    )
    page.wait_for_function("() => !document.querySelector('.bw-root')")
