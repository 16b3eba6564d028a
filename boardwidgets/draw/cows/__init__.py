"""The picture of Revenge of the Cows: a pasture, its animals, eight cards, and the players.

Keys: `square:c4` for each square; `piece:red cow`, `piece:herdsman 2` for each piece on the board;
`way:north` and so on round a bull that is picked; `card:red`, `card:bull` for each card; where a
mole has met grass `peek`, `leave`, `keep` and `token:2` (from the bottom of the pile); where chance
is asked for, `seat:0` and so on draws who begins.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.draw.cows import beasts, coats, greens
from boardwidgets.draw.cows.deck import deck, faces
from boardwidgets.draw.cows.foreseeing import ghosts
from boardwidgets.draw.cows.lying import fences, grass
from boardwidgets.draw.cows.marking import choices, refused, turn_marks
from boardwidgets.draw.cows.panel import players
from boardwidgets.draw.cows.pasture import ground
from boardwidgets.draw.cows.places import FIELD, HEIGHT, WIDTH
from boardwidgets.draw.cows.pointing import gestures, ways
from boardwidgets.draw.cows.standing import Spot, spots, standing
from boardwidgets.draw.cows.telling import Moment, moment
from boardwidgets.draw.cows.tracing import traces, trails
from boardwidgets.draw.cows.turning import turn_board
from boardwidgets.draw.frame import Frame
from boardwidgets.draw.marks import crossed, cursor
from boardwidgets.draw.painter import Painter
from boardwidgets.draw.scene import Item, Scene
from boardwidgets.draw.sprites import used
from boardwidgets.games.cows.board import is_fenced
from boardwidgets.games.cows.squares import NAMES, SQUARES
from boardwidgets.games.cows.tokens import symbol_name

PACKAGE: Final = __name__
GAME: Final = "boardwidgets.games.cows"
SPRITES: Final = beasts.SPRITES | coats.SPRITES | greens.SPRITES


def scene(frame: Frame) -> Scene:
    """The whole picture, 820 x 540 units: the pasture, the cards, the turn and the players."""
    now = moment(frame)
    where = spots(now.state.board.places)
    things = tuple(_things(frame, now, where))
    zones = {item.key: zone for item in things if item.key and (zone := item.where)}
    items = (
        *things,
        *traces(now),
        *turn_marks(frame, now, where),
        *ghosts(frame, where, zones),
        *choices(frame, now, zones, where),
        *cursor(frame.marks, zones),
        *crossed(frame.marks, zones),
        *refused(frame, zones),
    )
    title = catalogue(GAME).say("title")
    # All vegetables at once: else many new ones come with the eyes of another player.
    return Scene(WIDTH, HEIGHT, items, title, used(items, SPRITES) | greens.SPRITES)


def _things(frame: Frame, now: Moment, where: Mapping[int, Spot]) -> Iterator[Item]:
    """All that is there, marked or not."""
    yield ground()
    yield faces()
    for number in SQUARES:
        key = f"square:{NAMES[number]}"
        yield Item("lying", key, _square(now, number), (), zone=FIELD.tile(number))
    yield from deck(now)
    yield fences(now)
    yield Item("lying", "", "", grass(now, under=False))
    yield from trails(now)
    yield from standing(now, where)
    yield Item("standing", "", "", grass(now, under=True))
    yield from turn_board(now)
    yield from players(frame.view, now)
    yield from ways(frame, now.state.board.places)
    for sentence in frame.view.ruleset.describe(now.state, frame.view.names):
        yield Item("words", "", sentence, ())


def _square(now: Moment, number: int) -> str:
    """The name of a square, and what lies on it."""
    board, say = now.state.board, catalogue(PACKAGE).say
    fenced, pile, name = is_fenced(board, number), board.piles[number], NAMES[number]
    if not pile:
        return say("square.fence", square=name) if fenced else name
    phrase = catalogue(GAME).phrase
    symbols = tuple(phrase("symbol", symbol_name(token)) for token in pile)
    key = "square.fenced-grass" if fenced else "square.grass"
    return say(key, square=name, count=len(pile), name=symbols)


PAINTER: Final = Painter(scene, gestures)
"""How the game is drawn."""
