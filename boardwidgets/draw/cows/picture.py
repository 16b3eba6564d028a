"""The whole picture, put together from what lies, stands, is marked and is written."""

from collections.abc import Iterator, Mapping
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.cows.art import animals, coats, vegetables
from boardwidgets.draw.cows.board.fences import fences
from boardwidgets.draw.cows.board.grass import grass
from boardwidgets.draw.cows.board.ground import ground
from boardwidgets.draw.cows.board.pieces import Spot, figures, spots
from boardwidgets.draw.cows.gestures import ways
from boardwidgets.draw.cows.layout import FIELD, HEIGHT, WIDTH
from boardwidgets.draw.cows.marks.choices import ROUND_A_PIECE, choices, turn_marks
from boardwidgets.draw.cows.marks.refused import refused, words_for_parts
from boardwidgets.draw.cows.marks.traces import traces, trails, words_for_stops
from boardwidgets.draw.cows.panel.cards import deck, faces
from boardwidgets.draw.cows.panel.players import players
from boardwidgets.draw.cows.panel.turn_board import turn_board
from boardwidgets.draw.cows.preview import ghosts, words_foreseen
from boardwidgets.draw.cows.snapshot import CowsSnapshot, snapshot
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.labels import Label, labels
from boardwidgets.draw.marks import crossed, cursor
from boardwidgets.draw.scene import Item, Ring, Scene
from boardwidgets.draw.sprites import used
from boardwidgets.games.cows.pasture import is_fenced
from boardwidgets.games.cows.squares import NAMES, SQUARES

PACKAGE: Final = "boardwidgets.draw.cows"
GAME: Final = "boardwidgets.games.cows"
SPRITES: Final = animals.SPRITES | coats.SPRITES | vegetables.SPRITES


def scene(frame: Frame) -> Scene:
    """The whole picture, 820 x 540 units: the pasture, the cards, the turn and the players."""
    now = snapshot(frame)
    where = spots(now.state.pasture.places)
    things = tuple(_things(frame, now, where))
    zones = {item.key: zone for item in things if item.key and (zone := item.where)}
    items = (
        *things,
        *choices(frame, now, zones, where),
        *cursor(frame.marks, zones),
        *traces(now),
        *ghosts(frame, where, zones),
        *turn_marks(frame, now, where),
        *crossed(frame.marks, zones),
        *refused(frame, zones),
    )
    items += tuple(labels(_said(frame, now), items, FIELD.area))
    title = catalogue(GAME).say("title")
    # All vegetables at once: else many new ones come with the eyes of another player.
    sprites = used(items, SPRITES) | vegetables.SPRITES
    return Scene(WIDTH, HEIGHT, items, title, sprites, Ring(ROUND_A_PIECE, "rim"))


def _said(frame: Frame, now: CowsSnapshot) -> tuple[Label, ...]:
    """The words on the pasture: only those of what the reader is told now."""
    told = (words_for_parts(frame), words_foreseen(frame), words_for_stops(now.events))
    return next((words for words in map(tuple, told) if words), ())


def _things(frame: Frame, now: CowsSnapshot, where: Mapping[int, Spot]) -> Iterator[Item]:
    """All that is there, marked or not."""
    yield ground()
    yield faces()
    for number in SQUARES:
        key = f"square:{NAMES[number]}"
        yield Item("objects", key, _square(now, number), (), zone=FIELD.tile(number))
    yield from deck(now)
    yield fences(now)
    yield Item("objects", "", "", grass(now, under=False))
    yield from trails(now)
    yield from figures(now, where)
    yield Item("figures", "", "", grass(now, under=True))
    yield from turn_board(now)
    yield from players(frame.view, now)
    yield from ways(frame, now.state.pasture.places)
    for sentence in frame.view.ruleset.describe(now.state, frame.view.names):
        yield Item("words", "", sentence, ())


def _square(now: CowsSnapshot, number: int) -> str:
    """The name of a square, and what lies on it."""
    board, say = now.state.pasture, catalogue(PACKAGE).say
    fenced, pile, name = is_fenced(board, number), board.piles[number], NAMES[number]
    if not pile:
        return say("square.fence", square=name) if fenced else name
    phrase = catalogue(GAME).phrase
    symbols = tuple(phrase("symbol", token.symbol) for token in pile)
    key = "square.fenced-grass" if fenced else "square.grass"
    return say(key, square=name, count=len(pile), name=symbols)
