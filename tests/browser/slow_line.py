"""A line to a server far away: a proxy on this machine that hands everything on a while later."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

CHUNK = 2**16


@contextmanager
def slow_line(address: str, seconds: float) -> Iterator[str]:
    """An address behind which the server at `address` is so many seconds away, each way."""
    server = urlsplit(address)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        port = asyncio.run_coroutine_threadsafe(
            _proxy(server.hostname or "", server.port or 80, seconds), loop
        ).result()
        yield f"http://127.0.0.1:{port}"
    finally:
        asyncio.run_coroutine_threadsafe(_hung_up(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _proxy(host: str, port: int, seconds: float) -> int:
    """Listen on a free port, and give its number."""

    async def joined(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(host, port)
        await asyncio.gather(
            _handed_on(reader, far_writer, seconds), _handed_on(far_reader, writer, seconds)
        )

    listening = await asyncio.start_server(joined, "127.0.0.1", 0)
    number: int = listening.sockets[0].getsockname()[1]
    return number


async def _handed_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seconds: float
) -> None:
    """Hand on what comes, each piece so many seconds after it came."""
    loop = asyncio.get_running_loop()
    while data := await reader.read(CHUNK):
        loop.call_later(seconds, writer.write, data)
    loop.call_later(seconds, writer.close)


async def _hung_up() -> None:
    """End all connections."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
