"""The picture of Sobek: a quay on papyrus, the row beside the river, the track, hands and sets.

`pointing` lists the keys of the things that can be picked.
"""

from collections.abc import Iterator
from typing import Final

from boardwidgets.draw.frame import Frame
from boardwidgets.draw.marks import cursor
from boardwidgets.draw.painter import Painter
from boardwidgets.draw.scene import Item, Scene
from boardwidgets.draw.sobek import cards, hand, panel, quay, row, tokens, track, tray
from boardwidgets.draw.sobek.marking import choices, journeys, refused, said, traces
from boardwidgets.draw.sobek.naming import say
from boardwidgets.draw.sobek.places import HEIGHT, WIDTH
from boardwidgets.draw.sobek.pointing import gestures
from boardwidgets.draw.sobek.telling import Moment, moment
from boardwidgets.draw.sprites import used
from boardwidgets.teach.sobek import Journey

SPRITES: Final = cards.SPRITES | track.SPRITES | panel.SPRITES


def scene(frame: Frame) -> Scene:
    """The whole picture, 900 x 560 units: quay and track, the hand, and the players."""
    now = moment(frame)
    found = journeys(frame, now)
    things = tuple(_things(frame, now, found))
    zones = {item.key: zone for item in things if item.key and (zone := item.where)}
    items = (
        *things,
        *traces(now),
        *row.told(now),
        *row.skipping(frame, now),
        *said(frame, found),
        *choices(frame, zones),
        *cursor(frame.marks, zones),
        *refused(frame, now, zones),
    )
    return Scene(WIDTH, HEIGHT, items, say("title"), used(items, SPRITES))


def _things(frame: Frame, now: Moment, found: tuple[Journey, ...]) -> Iterator[Item]:
    """All that is there, marked or not."""
    yield from quay.ground(now.players)
    yield from track.ground()
    yield from row.row(now)
    laid_out = tray.tray(frame, now)
    if laid_out is None:
        yield from tokens.tokens(now)
        yield from tokens.legend()
    yield from panel.header(frame.view, now)
    yield from panel.panels(frame.view, now)
    yield from hand.hand(frame, now)
    yield from track.markers(now, found)
    yield Item("words", "", "", tuple(track.beyond(now)))
    if laid_out is not None:
        yield from tray.items(laid_out)
    else:
        yield from hand.strip(frame, now)


PAINTER: Final = Painter(scene, gestures)
"""How the game is drawn."""
