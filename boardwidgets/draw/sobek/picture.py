"""The whole picture, put together from what lies, stands, is marked and is written."""

from collections.abc import Iterator
from typing import Final

from boardwidgets.draw.frame import Frame
from boardwidgets.draw.labels import labels
from boardwidgets.draw.marks import cursor
from boardwidgets.draw.scene import Item, Rect, Ring, Scene
from boardwidgets.draw.sobek.art import cards, corruption, markers
from boardwidgets.draw.sobek.board import quay, row, tokens, track
from boardwidgets.draw.sobek.layout import HEIGHT, WIDTH
from boardwidgets.draw.sobek.marks import choices, refused, traces, words_for_parts
from boardwidgets.draw.sobek.panel import hand, players, tray
from boardwidgets.draw.sobek.preview import journeys, said, skipping
from boardwidgets.draw.sobek.snapshot import SobekSnapshot, snapshot
from boardwidgets.draw.sobek.wording import say
from boardwidgets.draw.sprites import used
from boardwidgets.teach.sobek import Journey

SPRITES: Final = cards.SPRITES | markers.SPRITES | track.SPRITES | corruption.SPRITES


def scene(frame: Frame) -> Scene:
    """The whole picture, 900 x 560 units: quay and track, the hand, and the players."""
    now = snapshot(frame)
    found = journeys(frame, now)
    laid_out = tray.tray(frame, now)
    things = tuple(_things(frame, now, found, laid_out))
    zones = {item.key: zone for item in things if item.key and (zone := item.where)}
    items = (
        *things,
        *traces(now),
        *choices(frame, zones),
        *cursor(frame.marks, zones),
        *([tray.counts(laid_out)] if laid_out else []),
        *row.taking(now),
        *skipping(frame, now),
        *said(frame, found),
        *refused(frame, now, zones),
    )
    words = words_for_parts(frame, now, zones)
    items += tuple(labels(words, items, Rect(0, 0, WIDTH, HEIGHT)))
    return Scene(WIDTH, HEIGHT, items, say("title"), used(items, SPRITES), Ring(filled="top"))


def _things(
    frame: Frame, now: SobekSnapshot, found: tuple[Journey, ...], laid_out: tray.Tray | None
) -> Iterator[Item]:
    """All that is there, marked or not."""
    yield from quay.ground(now.players)
    yield from track.ground()
    yield from row.row(now)
    if laid_out is None:
        yield from tokens.tokens(now)
        yield from tokens.legend()
    yield from players.header(frame.view, now)
    yield from players.panels(frame.view, now)
    yield from hand.hand(frame, now)
    yield from track.markers(now, found)
    yield Item("words", "", "", tuple(track.beyond(now)))
    if laid_out is not None:
        yield from tray.items(laid_out)
    else:
        yield from hand.strip(frame, now)
