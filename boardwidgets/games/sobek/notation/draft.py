"""A position of Sobek while it is read: its lines one by one, and the cards they leave over."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from boardwidgets.core.messages import catalogue
from boardwidgets.core.positions import PositionLine, next_line
from boardwidgets.games.sobek.cards import (
    AMULET_KIND,
    CARDS,
    COPIES,
    FACE_DOWN,
    GOODS,
    KIND,
    OPEN,
    ROW,
    WORDS,
    Cards,
)
from boardwidgets.games.sobek.moves import COLOURS
from boardwidgets.games.sobek.seats import Seat
from boardwidgets.games.sobek.sets import FEWEST, TableSet, upright
from boardwidgets.games.sobek.tokens import COUNTS, DRAWN, PROSPEROUS, TOKENS

CARD_NUMBERS: Final = {WORDS[card]: card for card in (*CARDS, FACE_DOWN)}
MOST_POINTS: Final = 9_999
PROSPERITIES: Final = COUNTS[TOKENS.index("prosperity")]
CURSES: Final = COUNTS[TOKENS.index("curse")]
PACKAGE: Final = "boardwidgets.games.sobek"


def expected(key: str, **parameters: object) -> str:
    """What should have stood in a line, as a phrase for its error."""
    return catalogue(PACKAGE).say(f"position.{key}", (), **parameters)


@dataclass
class TableDraft:
    """What the lines read so far have said."""

    lines: Iterator[PositionLine]
    pool: list[int] = field(default_factory=lambda: list(COPIES))
    unspent: list[int] = field(default_factory=lambda: list(COUNTS))
    ahead: PositionLine | None = None

    def next(self, form: str) -> PositionLine:
        """The next line; an error says what should have come."""
        line, self.ahead = self.ahead, None
        return line or next_line(self.lines, form)

    def put_back(self, line: PositionLine) -> None:
        """Let a line be the next one again."""
        self.ahead = line

    def cards(self, line: PositionLine, words: Sequence[str], form: str) -> Cards:
        """The cards of a line's words, taken out of the pool."""
        found = []
        for word in words:
            card = CARD_NUMBERS.get(word)
            if card is None:
                raise line.error(expected("not", form=form, word=repr(word[:20])))
            if card < FACE_DOWN:
                if not self.pool[card]:
                    raise line.error(expected("in-all", most=COPIES[card], word=word))
                self.pool[card] -= 1
            found.append(card)
        return tuple(found)

    def tokens(self, line: PositionLine, words: Sequence[str], form: str) -> tuple[int, ...]:
        """The event tokens of a line's words, each as often as there are such."""
        found = []
        for word in words:
            if word not in TOKENS:
                raise line.error(expected("not", form=form, word=repr(word[:20])))
            token = TOKENS.index(word)
            if not self.unspent[token]:
                raise line.error(expected("in-all", most=COUNTS[token], word=word))
            self.unspent[token] -= 1
            found.append(token)
        return tuple(sorted(found))


# -- lines -------------------------------------------------------------------------------------


def words_after(line: PositionLine, name: str, form: str) -> list[str]:
    """The words after a name and a colon."""
    head, colon, rest = line.text.partition(":")
    if head.split() != name.split() or not colon:
        raise line.error(form)
    return rest.split()


def read_number(line: PositionLine, name: str, highest: int, form: str, unit: str = "") -> int:
    """The whole number after a name and a colon, and before its unit."""
    match words_after(line, name, form):
        case [number, *rest] if rest == unit.split():
            if number.isascii() and number.isdigit() and len(number) < 6:
                if int(number) <= highest:
                    return int(number)
                raise line.error(expected("number", form=form, highest=highest))
    raise line.error(form)


def read_row(draft: TableDraft, line: PositionLine) -> Cards:
    """The cards of the row, from the front."""
    form = expected("row", most=ROW)
    row = draft.cards(line, words_after(line, "row", form), form)
    if len(row) > ROW or any(card not in OPEN and card != FACE_DOWN for card in row):
        raise line.error(form)
    return row


def read_discard(draft: TableDraft) -> Cards:
    """The discarded cards; none where there is no such line."""
    form = expected("discard")
    line = draft.next(form)
    if not line.text.startswith("discard"):
        draft.put_back(line)
        return ()
    cards = draft.cards(line, words_after(line, "discard", form), expected("cards"))
    if FACE_DOWN in cards:
        raise line.error(expected("discard-open"))
    return tuple(sorted(cards))


def read_tokens(draft: TableDraft, players: int) -> tuple[tuple[int, ...], int, set[int]]:
    """The tokens left that somebody has seen, how many nobody has, and who has looked."""
    form = expected("events", tokens=TOKENS)
    line = draft.next(form)
    head, _, rest = line.text.partition(":")
    if head.strip() != "events" or not rest.strip():
        raise line.error(form)
    tokens: tuple[int, ...] = ()
    sealed, looked = 0, set[int]()
    if rest.split() == ["none"]:
        return tokens, sealed, looked
    for part in rest.split(","):
        match part.split():
            case [number, "face", "down"] if not sealed and number in "12345":
                sealed = int(number)
            case ["seen", "by", *names] if not looked and set(names) <= set(COLOURS[:players]):
                looked = {COLOURS.index(name) for name in names}
            case words if not tokens:
                tokens = draft.tokens(line, words, form)
            case _:
                raise line.error(form)
    if not 0 < len(tokens) + sealed <= DRAWN:
        raise line.error(expected("events-most", form=form, most=DRAWN))
    return tokens, sealed, looked


def read_spent(draft: TableDraft) -> tuple[int, ...]:
    """The event tokens used; none where there is no such line."""
    form = expected("spent", tokens=TOKENS)
    line = draft.next(form)
    if not line.text.startswith("spent"):
        draft.put_back(line)
        return ()
    return draft.tokens(line, words_after(line, "spent", form), form)


# -- players -----------------------------------------------------------------------------------


def read_seat(draft: TableDraft, colour: str) -> Seat:
    """What the lines of one player say."""
    form = expected("player", player=colour)
    line = draft.next(form)
    holder = Seat(read_number(line, colour, MOST_POINTS, form, "points"))
    while True:
        line = draft.next(expected("player-lines"))
        name = line.text.partition(":")[0].split()
        reader = _SEAT_LINES.get(name[0]) if name else None
        if reader is None:
            draft.put_back(line)
            return holder
        holder = reader(draft, line, holder)


def _read_hand(draft: TableDraft, line: PositionLine, holder: Seat) -> Seat:
    if holder.hand:
        raise line.error(expected("one-hand"))
    cards = draft.cards(line, words_after(line, "hand", expected("hand")), expected("cards"))
    return holder._replace(hand=tuple(sorted(cards)))


def _read_corruption(draft: TableDraft, line: PositionLine, holder: Seat) -> Seat:
    if holder.corruption:
        raise line.error(expected("one-corruption"))
    form = expected("corruption")
    cards = draft.cards(line, words_after(line, "corruption", form), expected("cards"))
    return holder._replace(corruption=tuple(sorted(cards)))


def _read_curses(draft: TableDraft, line: PositionLine, holder: Seat) -> Seat:
    return holder._replace(curses=read_number(line, "curses", CURSES, expected("curses")))


def _read_set(draft: TableDraft, line: PositionLine, holder: Seat) -> Seat:
    name, colon, rest = line.text.partition(":")
    match name.split():
        case ["set" | "sideways" as how, good] if good in GOODS and colon:
            sideways = how == "sideways"
        case _:
            raise line.error(expected("set", goods=GOODS))
    kind, words = GOODS.index(good), rest.split()
    prosperities = words.count("prosperity")
    named = [word for word in words if word != "prosperity"]
    cards = draft.cards(line, named, expected("cards"))
    if len(cards) < FEWEST or any(KIND[card] not in (kind, AMULET_KIND) for card in cards):
        raise line.error(expected("set-cards", fewest=FEWEST, word=good))
    if prosperities and (sideways or kind not in PROSPEROUS):
        raise line.error(expected("no-prosperity"))
    if prosperities > PROSPERITIES:
        raise line.error(expected("in-all", most=PROSPERITIES, word="prosperity"))
    if not sideways and upright(holder.sets, kind):
        raise line.error(expected("one-set", word=good))
    one = TableSet(kind, tuple(sorted(cards)), prosperities, sideways)
    return holder._replace(sets=(*holder.sets, one))


_SEAT_LINES: Final = {
    "hand": _read_hand,
    "corruption": _read_corruption,
    "curses": _read_curses,
    "set": _read_set,
    "sideways": _read_set,
}
