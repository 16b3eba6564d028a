"""What a page and its kernel hold, once they have thrown away what nothing needs any more."""

from typing import NamedTuple

from tests.browser.lab import Notebook

RESTED = 1000
"""Milliseconds until a page rests."""
TIMES = 3
"""How often the page throws away: what one time frees may hold what the next one finds."""
RESIDENT = "(__import__('gc').collect(), __import__('psutil').Process().memory_info().rss)[1]"
"""A kernel has psutil, which it needs itself."""


class Weight(NamedTuple):
    """Bytes of the page's heap and of the kernel's process, nodes and listeners of the page."""

    heap: int
    nodes: int
    listeners: int
    kernel: int


def weighed(notebook: Notebook) -> Weight:
    """What the page of a notebook and its kernel hold now."""
    notebook.page.wait_for_timeout(RESTED)
    devtools = notebook.page.context.new_cdp_session(notebook.page)
    devtools.send("Performance.enable")
    for _ in range(TIMES):
        devtools.send("HeapProfiler.collectGarbage")
    answer = devtools.send("Performance.getMetrics")
    devtools.detach()
    found = {metric["name"]: int(metric["value"]) for metric in answer["metrics"]}
    return Weight(
        heap=found["JSHeapUsedSize"],
        nodes=found["Nodes"],
        listeners=found["JSEventListeners"],
        kernel=int(notebook.ask(RESIDENT)),
    )
