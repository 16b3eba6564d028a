"""How many messages a kernel keeps for a page that is behind."""

from functools import cache
from typing import Any, Final

from IPython.core.getipython import get_ipython

MESSAGES: Final = 20_000
"""Enough for two hundred boards, each of which is about a hundred widgets, a message each."""


@cache
def keep_messages() -> None:
    """Let this kernel keep more messages for a server that cannot hand them on as fast.

    A socket keeps a thousand of them, and drops what comes then without a word: on a busy machine
    widgets were lost where many boards are made or closed at once, and cells never seemed to end.
    Nothing happens where no kernel of this kind runs.
    """
    thread: Any = getattr(getattr(get_ipython(), "kernel", None), "iopub_thread", None)
    if thread is not None:
        import zmq  # it comes with kernels that have such a thread, and only with them

        # The socket belongs to this thread alone.
        thread.schedule(lambda: thread.socket.setsockopt(zmq.SNDHWM, MESSAGES))
