"""The published cases of `tests/data/marrakech`, in our notation."""

import json
from pathlib import Path
from typing import Any

from boardwidgets.core.moves import Move
from boardwidgets.games.marrakech.parsing import spoken
from boardwidgets.games.marrakech.squares import FILES

DATA = Path(__file__).parent.parent.parent / "data" / "marrakech"

FILES_AND_ONE_MORE = FILES + "h"

OURS = {"c": "red", "y": "yellow", "p": "blue", "r": "green"}
"""Their colours in seating order are ours in seating order."""


def cases(name: str) -> list[Any]:
    """The cases of a file of the sample."""
    found: list[Any] = json.loads((DATA / "sample" / f"{name}.json").read_text("utf-8"))["cases"]
    return found


def values(name: str) -> Any:
    """All that a file holds."""
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


def at(column: int, row: int) -> str:
    """Our name of a square that they count from the left and the top; it may be off the board."""
    return f"{FILES_AND_ONE_MORE[column]}{7 - row}"


class Published:
    """One game string of the sample, taken apart."""

    def __init__(self, text: str) -> None:
        head, _, rest = text.partition("A")
        self.assam = f"{at(int(rest[0]), int(rest[1]))} {rest[2]}"
        self.board = board(rest[4:])
        self.dirhams: dict[str, int] = {}
        self.rugs: dict[str, int] = {}
        self.out: set[str] = set()
        for player in head.split("P")[1:]:
            colour = OURS[player[0]]
            self.dirhams[colour] = int(player[1:4])
            self.rugs[colour] = int(player[4:6])
            if player[6] == "o":
                self.out.add(colour)

    @property
    def still_in(self) -> list[str]:
        """The colours of the players still in, in seating order."""
        return [colour for colour in self.dirhams if colour not in self.out]

    def position(self, to_move: str) -> str:
        """The same as a position of ours, with four players: those who are not there are out."""
        lines = ["marrakech 4 players", *diagram(self.board), f"assam {self.assam}"]
        for colour in OURS.values():
            rest = f"{self.rugs[colour]} rugs" if colour in self.still_in else "out"
            lines.append(f"{colour}: {self.dirhams.get(colour, 0)} dirhams, {rest}")
        return "\n".join([*lines, f"to move: {to_move}"])


def board(text: str) -> dict[str, str]:
    """What is to be seen on each square: our word for a rug, or a dot."""
    tokens = [text[start : start + 3] for start in range(0, 147, 3)]
    return {at(place // 7, place % 7): rug_word(token) for place, token in enumerate(tokens)}


def rug_word(token: str) -> str:
    """A rug of theirs, `p09`, as a word of ours; they count rugs from 0, we from 1."""
    return "." if token[0] == "n" else f"{OURS[token[0]][0]}{int(token[1:]) + 1}"


def diagram(seen: dict[str, str]) -> list[str]:
    """The lines of a diagram."""
    ranks = [
        f"{rank} " + " ".join(seen[f"{file}{rank}"] for file in FILES) for rank in range(7, 0, -1)
    ]
    return [*ranks, " ".join(FILES)]


def rug(text: str) -> tuple[str, Move]:
    """The colour of a rug to lay, empty when nobody has it, and the move, lawful or not."""
    columns_and_rows = [int(digit) for digit in text[3:]]
    one, other = at(*columns_and_rows[:2]), at(*columns_and_rows[2:])
    move = spoken(f"{one} {other}")
    assert move is not None
    return OURS.get(text[0], ""), move


def halves(seen: dict[str, str]) -> tuple[dict[str, str], set[frozenset[str]]]:
    """Each square's colour, and the pairs of squares that are two halves of one rug.

    Two boards with the same of these are the same board, whatever number a rug has.
    """
    colours = {name: word[0] for name, word in seen.items()}
    rugs: dict[str, set[str]] = {}
    for name, word in seen.items():
        if word != ".":
            rugs.setdefault(word, set()).add(name)
    return colours, {frozenset(squares) for squares in rugs.values() if len(squares) == 2}
