"""What a figure is: ours beside the same of a peer, and the ratio that is asked for."""

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import ClassVar

Work = Callable[[], int]
"""Does a piece of work, and says how many units it was."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Ours beside a peer's; good when ours / theirs is at least, or at most, the bound."""

    what: str
    unit: str
    ours: float
    peer: str
    theirs: float
    at_least: float | None = None
    at_most: float | None = None

    @property
    def ratio(self) -> float:
        """How many times theirs ours is."""
        return self.ours / self.theirs

    @property
    def good(self) -> bool:
        """Whether the ratio keeps its bound."""
        enough = self.at_least is None or self.ratio >= self.at_least
        return enough and (self.at_most is None or self.ratio <= self.at_most)

    def __str__(self) -> str:
        bound = f"at least {self.at_least}" if self.at_most is None else f"at most {self.at_most}"
        return (
            f"{'ok ' if self.good else 'BAD'} {self.what}: {self.ours:,.4g} {self.unit}; "
            f"{self.peer}: {self.theirs:,.4g}; ratio {self.ratio:.2f}, {bound}"
        )


@dataclass(frozen=True, slots=True)
class Unmeasured:
    """A figure that this machine cannot tell, and why."""

    what: str
    why: str

    good: ClassVar = True

    def __str__(self) -> str:
        return f"--  {self.what}: not measured, {self.why}"


def rate(work: Work) -> float:
    """Units a second of this process's own time, without the collector of garbage stepping in."""
    gc.collect()
    gc.disable()
    try:
        began = time.process_time()
        units = work()
        return units / (time.process_time() - began)
    finally:
        gc.enable()


def rates(works: Sequence[Work], rounds: int) -> list[float]:
    """The median rate of each work, taken in turns: a busy moment strikes them all."""
    for work in works:
        work()
    measured = [[rate(work) for work in works] for _ in range(rounds)]
    return [median(column) for column in zip(*measured, strict=True)]
