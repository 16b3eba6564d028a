"""What widgets send, seen on its way to the browser."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import comm


@dataclass(frozen=True)
class Message:
    """One message from Python to the page."""

    kind: str
    data: dict[str, Any]
    buffers: tuple[bytes, ...]

    @property
    def size(self) -> int:
        """Bytes, buffers included."""
        return len(json.dumps(self.data, default=str)) + sum(map(len, self.buffers))

    @property
    def commands(self) -> Any:
        """What ipycanvas is told to draw."""
        return json.loads(self.buffers[0])


class Wire:
    """All messages since it was last cleared."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def clear(self) -> None:
        self.messages.clear()

    def custom(self) -> list[Message]:
        """Messages that are no widget state."""
        return [message for message in self.messages if message.data.get("method") == "custom"]


@contextmanager
def listening() -> Iterator[Wire]:
    """A wire that all widgets are on meanwhile; no page hears them."""
    wire = Wire()

    def publish(
        _comm: object,
        msg_type: str,
        data: dict[str, Any] | None = None,
        metadata: object = None,
        buffers: list[memoryview] | None = None,
        **_keys: object,
    ) -> None:
        del metadata
        packed = tuple(memoryview(buffer).tobytes() for buffer in buffers or ())
        wire.messages.append(Message(msg_type, data or {}, packed))

    with patch.object(comm.DummyComm, "publish_msg", publish):
        yield wire
