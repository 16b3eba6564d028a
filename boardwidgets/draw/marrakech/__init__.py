"""The picture of Marrakech: a market square in the sun, woven rugs, Assam, and the players.

Keys: `square:c4` for each square; `turn:left`, `turn:straight`, `turn:right`, `turn:back` beside
Assam while he is to be turned; `die`, and `die:1` to `die:4` for a chosen face; where chance is
asked for, `seat:0` and so on draws who begins, `rug:red` and so on the next rug.
"""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.marks import crossed, cursor
from boardwidgets.draw.marrakech import assam, dice, foreseeing, pavement, weaving
from boardwidgets.draw.marrakech.foreseeing import foreseen
from boardwidgets.draw.marrakech.lying import lying
from boardwidgets.draw.marrakech.marking import choices, ghosts, refused, traces
from boardwidgets.draw.marrakech.panel import cards
from boardwidgets.draw.marrakech.places import HEIGHT, WIDTH
from boardwidgets.draw.marrakech.pointing import gestures, turning
from boardwidgets.draw.marrakech.telling import Moment, moment
from boardwidgets.draw.marrakech.throwing import die
from boardwidgets.draw.marrakech.walking import standing
from boardwidgets.draw.painter import Painter
from boardwidgets.draw.scene import Item, Scene
from boardwidgets.draw.sprites import used

SPRITES: Final = (
    pavement.SPRITES | weaving.SPRITES | assam.SPRITES | dice.SPRITES | foreseeing.SPRITES
)


def scene(frame: Frame) -> Scene:
    """The whole picture, 820 x 540 units: the board, the players and the die."""
    now = moment(frame)
    things = tuple(_things(frame, now))
    zones = {item.key: zone for item in things if item.key and (zone := item.where)}
    items = (
        *things,
        *traces(now),
        *ghosts(frame, now),
        *foreseen(frame, now),
        *choices(frame, now, zones),
        *cursor(frame.marks, zones),
        *crossed(frame.marks, zones),
        *refused(frame, zones),
    )
    title = catalogue(__name__).say("title")
    return Scene(WIDTH, HEIGHT, items, title, used(items, SPRITES))


def _things(frame: Frame, now: Moment) -> Iterator[Item]:
    """All that is there, marked or not."""
    yield from pavement.ground(now.state.setup.options["mosaic"])
    yield from turning(frame.view, now)
    yield from lying(now)
    yield from standing(now)
    yield from die(now)
    yield from cards(frame.view, now)


PAINTER: Final = Painter(scene, gestures)
"""How the game is drawn."""
