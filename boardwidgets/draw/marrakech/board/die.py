"""Where the die lies: large as it fell, or ready to be rolled; and its faces to choose from."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.marrakech.snapshot import MarrakechSnapshot
from boardwidgets.draw.scene import Circle, Item, Sprite, Text
from boardwidgets.games.marrakech.moves import DICE

PACKAGE: Final = "boardwidgets.draw.marrakech"
DIE: Final = (603.0, 448.0)
RADIUS: Final = 45.0
CAPTION: Final = 394.0
CHOOSE: Final = 713.0
FLIGHT: Final = ((0.0, 0.0), (-6.0, 16.0), (-2.0, 27.0), (4.0, 23.0), (3.0, 9.0))
"""How far to the right and up the die is after so many moments in the air."""
FACES: Final = ((674.0, 424.0), (752.0, 424.0), (674.0, 472.0), (752.0, 472.0))
FACE_RADIUS: Final = 21.0
FACE_SCALE: Final = 0.44


def die(now: MarrakechSnapshot) -> Iterator[Item]:
    """The die and, small, its four faces with their probabilities."""
    say = catalogue(PACKAGE).say
    name = "die" if now.face is None else f"die:{now.face}"
    text = say("die.lies") if now.face is None else say("die.shows", steps=now.face)
    if now.thrown:
        right, up = FLIGHT[now.thrown % len(FLIGHT)]
        sprite = Sprite("die", DIE[0] + right, DIE[1] - up, turn=now.thrown % 4)
    else:
        sprite = Sprite(name, *DIE)
    yield Item("figures", "die", text, (sprite,), zone=Circle(*DIE, RADIUS))
    for x, caption in ((DIE[0], "die.roll"), (CHOOSE, "die.choose")):
        yield Item("words", "", "", (Text(x, CAPTION, say(caption), 13, fill="ink.quiet"),))
    odds = dict(now.state.constants.die)
    for move, (x, y) in zip(DICE, FACES, strict=True):
        likely = odds.get(move, Fraction(0))
        small = Sprite(f"die:{move.text}", x, y, scale=FACE_SCALE)
        written = Text(x + 27, y + 1, str(likely), 14, "start", fill="ink.quiet")
        text = say("die.face", count=move.steps, probability=likely)
        yield Item(
            "ground", f"die:{move.text}", text, (small, written), zone=Circle(x, y, FACE_RADIUS)
        )
