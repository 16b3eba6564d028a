"""The whole picture, put together from what lies, stands, is marked and is written."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.labels import labels
from boardwidgets.draw.marks import crossed, cursor
from boardwidgets.draw.marrakech.art import assam, dice, discs, mosaic, rugs
from boardwidgets.draw.marrakech.board.assam import merchant, turning_places
from boardwidgets.draw.marrakech.board.die import die
from boardwidgets.draw.marrakech.board.ground import ground
from boardwidgets.draw.marrakech.board.rugs import laid_rugs
from boardwidgets.draw.marrakech.layout import HEIGHT, TILES, WIDTH
from boardwidgets.draw.marrakech.marks import choices, refused, traces, words_for_parts
from boardwidgets.draw.marrakech.panel import cards
from boardwidgets.draw.marrakech.preview import forecasts, ghosts
from boardwidgets.draw.marrakech.snapshot import MarrakechSnapshot, snapshot
from boardwidgets.draw.scene import Item, Scene
from boardwidgets.draw.sprites import used

PACKAGE: Final = "boardwidgets.draw.marrakech"
SPRITES: Final = mosaic.SPRITES | rugs.SPRITES | assam.SPRITES | dice.SPRITES | discs.SPRITES


def scene(frame: Frame) -> Scene:
    """The whole picture, 820 x 540 units: the board, the players and the die."""
    now = snapshot(frame)
    things = tuple(_things(frame, now))
    zones = {item.key: zone for item in things if item.key and (zone := item.where)}
    items = (
        *things,
        *ghosts(frame, now),
        *choices(frame, now, zones),
        *cursor(frame.marks, zones),
        *traces(now),
        *forecasts(frame, now),
        *crossed(frame.marks, zones),
        *refused(frame, zones),
    )
    items += tuple(labels(words_for_parts(frame), items, TILES.area))
    title = catalogue(PACKAGE).say("title")
    return Scene(WIDTH, HEIGHT, items, title, used(items, SPRITES))


def _things(frame: Frame, now: MarrakechSnapshot) -> Iterator[Item]:
    """All that is there, marked or not."""
    yield from ground(now.state.setup.options["mosaic"])
    yield from turning_places(now)
    yield from laid_rugs(now)
    yield from merchant(now)
    yield from die(now)
    yield from cards(frame.view, now)
