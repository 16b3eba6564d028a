"""A line to a server far away: a proxy on this machine that hands everything on a while later."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

CHUNK = 2**16


class Line:
    """A line to a server: `address` is its near end, `seconds` how long each way takes now.

    While it is `cut` all is lost that is sent on it, and neither end is told. Where it is laid
    again, what was connected before is not any more.
    """

    def __init__(self, address: str, seconds: float) -> None:
        self.address = address
        self.seconds = seconds
        self.cut = False


@contextmanager
def slow_line(address: str, seconds: float = 0) -> Iterator[Line]:
    """A line behind which the server at `address` is so many seconds away, each way."""
    server = urlsplit(address)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    line = Line("", seconds)
    listening = asyncio.run_coroutine_threadsafe(
        _proxy(server.hostname or "", server.port or 80, line), loop
    ).result()
    try:
        line.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        yield line
    finally:
        asyncio.run_coroutine_threadsafe(_hung_up(listening), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _proxy(host: str, port: int, line: Line) -> asyncio.Server:
    """Listen on a free port."""

    async def joined(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if line.cut:
            writer.close()
            return
        far_reader, far_writer = await asyncio.open_connection(host, port)
        await asyncio.gather(
            _handed_on(reader, far_writer, line), _handed_on(far_reader, writer, line)
        )

    return await asyncio.start_server(joined, "127.0.0.1", 0)


async def _handed_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: Line
) -> None:
    """Hand on what comes, each piece a while after it came, and none before an earlier one."""
    loop = asyncio.get_running_loop()
    last = 0.0
    lost = False
    while (data := await reader.read(CHUNK)) and not (lost and not line.cut):
        lost = lost or line.cut
        last = max(last, loop.time() + line.seconds)
        if not lost:
            loop.call_at(last, writer.write, data)
    loop.call_at(max(last, loop.time() + line.seconds), writer.close)


async def _hung_up(listening: asyncio.Server) -> None:
    """Take no more connections, and end all that there are."""
    listening.close()
    # One that was just taken begins while others end.
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
