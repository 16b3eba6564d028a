"""The picture of Sobek: a quay on papyrus, the row beside the river, the track, hands and sets.

`pointing` lists the keys of the things that can be picked.
"""

from collections.abc import Iterator
from typing import Final

from boardwidgets.draw.marks import cursor
from boardwidgets.draw.scene import Item, Scene
from boardwidgets.draw.shown import Shown
from boardwidgets.draw.sobek import cards, hand, panel, quay, row, tokens, track, tray
from boardwidgets.draw.sobek.marking import choices, journeys, refused, said, traces
from boardwidgets.draw.sobek.naming import say
from boardwidgets.draw.sobek.places import HEIGHT, WIDTH
from boardwidgets.draw.sobek.pointing import picks
from boardwidgets.draw.sobek.telling import Moment, moment
from boardwidgets.draw.sprites import used
from boardwidgets.teach.sobek import Journey

__all__ = ["picks", "scene"]

SPRITES: Final = cards.SPRITES | track.SPRITES | panel.SPRITES


def scene(shown: Shown) -> Scene:
    """The whole picture, 900 x 560 units: quay and track, the hand, and the players."""
    now = moment(shown)
    found = journeys(shown, now)
    things = tuple(_things(shown, now, found))
    zones = {item.key: zone for item in things if item.key and (zone := item.where)}
    items = (
        *things,
        *traces(now),
        *row.told(now),
        *row.skipping(shown, now),
        *said(shown, found),
        *choices(shown, zones),
        *cursor(shown.marks, zones),
        *refused(shown, now, zones),
    )
    return Scene(WIDTH, HEIGHT, items, say("title"), used(items, SPRITES))


def _things(shown: Shown, now: Moment, found: tuple[Journey, ...]) -> Iterator[Item]:
    """All that is there, marked or not."""
    yield from quay.ground(now.players)
    yield from track.ground()
    yield from row.row(now)
    laid_out = tray.tray(shown, now)
    if laid_out is None:
        yield from tokens.tokens(now)
        yield from tokens.legend()
    yield from panel.header(shown.view, now)
    yield from panel.panels(shown.view, now)
    yield from hand.hand(shown, now)
    yield from track.markers(now, found)
    yield Item("words", "", "", tuple(track.beyond(now)))
    if laid_out is not None:
        yield from tray.items(laid_out)
    else:
        yield from hand.strip(shown, now)
