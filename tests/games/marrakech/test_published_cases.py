"""Inputs and expected values published with other programs.

The sample's game has no `marrakech.end.last-player`, and gives every player 15 rugs of one colour.
"""

from collections import Counter

import pytest

from boardwidgets.core.regions import connected
from boardwidgets.core.rulebook import IllegalMove
from boardwidgets.core.squares import HEADINGS
from boardwidgets.game import Game
from boardwidgets.games.marrakech import phases
from boardwidgets.games.marrakech.events import Paid
from boardwidgets.games.marrakech.mosaic import exits, opposite, step, walks
from boardwidgets.games.marrakech.moves import DICE, LAYS
from boardwidgets.games.marrakech.rugs import BARE, COLOURS, rug_number, with_rug
from boardwidgets.games.marrakech.squares import NAMES, SIDES, square
from boardwidgets.games.marrakech.state import MarrakechState
from tests.games.marrakech.published import (
    OURS,
    Published,
    at,
    board,
    cases,
    diagram,
    halves,
    rug,
    values,
)
from tests.games.marrakech.situations import marrakech, situation

LETTERS = {ours: theirs for theirs, ours in OURS.items()}

NUMBER_ON_THE_BOARD_ALREADY = ("c254151", "p305152", "y006465")
"""Rugs that the sample refuses only because a rug of that number lies on the board."""


def pose(row: int, column: int, heading: str) -> tuple[int, int]:
    return square(at(column, row)), HEADINGS.index(heading)


@pytest.mark.parametrize("mosaic", ["top-right", "top-left"])
def test_all_28_exits(mosaic: str) -> None:
    """marrakech.assam.edge-turn"""
    expected = {
        pose(*leaving): pose(*entering) for leaving, entering in values("edge_table")[mosaic]
    }
    assert len(expected) == 28
    assert exits(mosaic) == expected


def test_all_784_walks() -> None:
    """marrakech.assam.step"""
    table = walks("top-right")
    found = values("assam_move")["cases"]
    assert len({tuple(case[:4]) for case in found}) == 784
    for *start, die, row, column, heading in found:
        number, facing = pose(*start)
        end, turned, events = table[number][facing][die]
        assert (end, turned) == pose(row, column, heading)
        assert len(events) == die


@pytest.mark.parametrize("mosaic", ["top-right", "top-left"])
def test_walks_of_other_programs(mosaic: str) -> None:
    for start, steps, end in values("small_cases")["walks"][mosaic]:
        here = pose(*start)
        for _ in range(steps):
            here, _ = step(mosaic, here)
        assert here == pose(*end)


def test_areas_of_other_programs() -> None:
    """marrakech.payment.region"""
    for rows, areas in values("small_cases")["areas"]:
        # Which way up the board lies does not matter to what is connected.
        cells = "".join(rows)
        for colour, expected in areas.items():
            found = {
                tuple(sorted(connected(cells, start, SIDES)))
                for start, cell in enumerate(cells)
                if cell == colour
            }
            assert found == set(map(tuple, expected))


def test_a_rug_beside_the_corner_may_be_half_covered_from_every_side() -> None:
    """marrakech.rug.cover"""
    case = values("small_cases")["half_covers"]
    one, other = (at(column, row) for row, column in case["opponent_rug"])
    here = at(case["assam"]["col"], case["assam"]["row"])
    seen = {name: "y1" if name in (one, other) else "." for name in NAMES}
    game = situation("\n".join(diagram(seen)), assam=f"{here} N", to_move="red, lay")
    expected = {frozenset(at(column, row) for row, column in lay) for lay in case["legal"]}
    assert {frozenset(move.text.split()) for move in game.legal_moves} == expected


def laid_one_after_another() -> tuple[int, ...]:
    """The board after the other program's row of rugs, each with a number of its own."""
    tops = (BARE,) * len(NAMES)
    for count, (x, y, vertical, colour) in enumerate(values("small_cases")["rugs_laid"], 1):
        ends = {at(x, y), at(x + (not vertical), y + vertical)}
        lay = next(lay for lay in LAYS if set(lay.squares) == ends)
        tops = with_rug(tops, (lay.a, lay.b), rug_number("RYBO".index(colour), count))
    return tops


def test_areas_after_a_row_of_rugs() -> None:
    """marrakech.payment.region"""
    colours = [top % 4 if top else -1 for top in laid_one_after_another()]
    for assam, cells in values("small_cases")["areas_after"]:
        start = square(at(*assam))
        area = {NAMES[number] for number in connected(colours, start, SIDES)}
        assert (area if colours[start] >= 0 else set()) == {at(*cell) for cell in cells}


def test_whole_rugs_after_a_row_of_rugs() -> None:
    """marrakech.rug.cover: a rug with a half covered has no longer two visible halves."""
    tops = laid_one_after_another()
    whole = {frozenset(lay.squares) for lay in LAYS if tops[lay.a] and tops[lay.a] == tops[lay.b]}
    expected = values("small_cases")["whole_rugs_after"]
    assert whole == {
        frozenset((at(x, y), at(x + (not vertical), y + vertical))) for x, y, vertical in expected
    }


@pytest.mark.parametrize("number", range(4))
def test_how_many_places_there_are_for_a_rug(number: int) -> None:
    """marrakech.rug.beside-assam"""
    where, assam, count = values("small_cases")["counts_of_lays"][number]
    tops = laid_one_after_another() if where == "after sequence" else (BARE,) * 49
    words = ["." if top == BARE else f"{'rybg'[top % 4]}{top // 4}" for top in tops]
    seen = dict(zip(NAMES, words, strict=True))
    game = situation("\n".join(diagram(seen)), assam=f"{at(*assam)} N", to_move="red, lay")
    assert len(game.legal_moves) == count


# -- the sample ----------------------------------------------------------------------------


def about_to_lay(game: Published, colour: str, rugs: int | None = None) -> MarrakechState:
    """The published game with a player about to lay.

    A player without a rug there is given one, and one who is out there is in again: neither changes
    where a rug may lie. With only one player left our game is over, and theirs goes on: so does
    this one.
    """
    game.out.discard(colour)
    last = len(game.still_in) == 1
    game.rugs[colour] = max(1, game.rugs[colour]) if rugs is None else rugs
    read = position_of(game, "nobody, over" if last else f"{colour}, lay")
    return read._replace(phase=phases.LAY, seat=list(game.dirhams).index(colour))


def position_of(game: Published, to_move: str) -> MarrakechState:
    return marrakech(Game.from_position("marrakech", game.position(to_move), chance="ask"))


def test_payments_of_the_sample() -> None:
    """marrakech.payment.due"""
    found = cases("payment")
    assert len(found) == 768
    for text, due in found:
        game = Published(text)
        there, heading = game.assam.split()
        # One step backwards, so that a die of 1 brings Assam where the case has him.
        before, turned = step("top-right", (square(there), opposite(HEADINGS.index(heading))))[0]
        game.assam = f"{NAMES[before]} {HEADINGS[opposite(turned)]}"
        letter = game.board[there][0]
        owner = next(colour for colour in game.still_in if colour[0] == letter)
        payer = next(colour for colour in game.still_in if colour != owner)
        game.dirhams[payer], game.rugs[payer] = 99, 1
        _, events = position_of(game, f"{payer}, roll").apply(DICE[0])
        (paid,) = (event for event in events if isinstance(event, Paid))
        assert (paid.count, COLOURS[paid.owner]) == (due, owner)


def test_where_the_sample_lets_a_rug_be_laid() -> None:
    """marrakech.rug.cover, marrakech.rug.cover-own, marrakech.rug.beside-assam"""
    tags: Counter[str] = Counter()
    for text, rug_text, valid, tag in cases("placement_valid"):
        if "placer_out" in tag:
            continue  # our players who are out never come to lay
        colour, move = rug(rug_text)
        broken = [
            violation.rule for violation in about_to_lay(Published(text), colour).violations(move)
        ]
        assert (not broken) == valid, (text, rug_text)
        if "full_cover_opponent" in tag or "full_cover_neutral" in tag:
            assert "marrakech.rug.cover" in broken
        if "full_cover_own" in tag:
            assert "marrakech.rug.cover-own" in broken
        if "under_assam" in tag:
            assert "marrakech.rug.beside-assam" in broken
        tags[tag] += 1
    assert tags.total() == 297


def test_rugs_laid_in_the_sample() -> None:
    """marrakech.rug.must-lay: the board, the rug that is gone, and nothing else."""
    found = cases("make_placement_valid")
    assert len(found) == 200
    for text, rug_text, after_text in found:
        colour, move = rug(rug_text)
        before, after = Published(text), Published(after_text)
        state, _ = about_to_lay(before, colour).apply(move)
        assert list(state.purses) == list(after.dirhams.values())
        assert [state.rugs[seat] for seat in range(4)] == [
            0 if colour in after.out else rugs for colour, rugs in after.rugs.items()
        ]
        assert halves(board_of(state)) == halves(after.board)


def test_boards_after_a_rug_of_the_sample() -> None:
    found = cases("make_placement_board_only")
    assert len(found) == 100
    for text, rug_text, after in found:
        colour, move = rug(rug_text)
        state, _ = about_to_lay(Published(text), colour).apply(move)
        assert halves(board_of(state)) == halves(board(after[1:]))


def test_rugs_refused_in_the_sample() -> None:
    refused = 0
    for text, rug_text in cases("make_placement_invalid"):
        if rug_text in NUMBER_ON_THE_BOARD_ALREADY:
            continue  # ours get the number that is free
        colour, move = rug(rug_text)
        game = Published(text)
        # Some rugs have a colour that nobody has; ours are of the colour of the player who lays.
        state = about_to_lay(game, colour or game.still_in[0])
        assert state.violations(move), (text, rug_text)
        with pytest.raises(IllegalMove):
            state.apply(move)
        refused += 1
    assert refused == 177


def board_of(state: MarrakechState) -> dict[str, str]:
    words = (line.split() for line in state.to_text().splitlines()[1:8])
    return {
        f"{file}{row[0]}": word
        for row in words
        for file, word in zip("abcdefg", row[1:], strict=True)
    }


def test_when_the_sample_is_over() -> None:
    """marrakech.end.last-rug: over as soon as no player still in has a rug left."""
    compared = 0
    for text, over, players_in in cases("game_over"):
        if players_in == 1 and not over:
            continue  # with one player left our game is over, theirs goes on
        game = Published(text)
        layer = game.still_in[0]
        before = about_to_lay(game, layer, game.rugs[layer] + 1)
        after, _ = before.apply(before.legal_moves[0])
        assert (after.actor is None) == over, text
        compared += 1
    assert compared == 210


def test_who_wins_in_the_sample() -> None:
    """marrakech.score.total, marrakech.score.tie"""
    compared: Counter[str] = Counter()
    for text, winner in cases("winner"):
        game = Published(text)
        if len(game.still_in) == 1 and winner == "n":
            continue  # with one player left our game is over, theirs goes on
        over = winner != "n"
        to_move = "nobody, over" if over else f"{game.still_in[0]}, turn"
        state = position_of(game, to_move)
        letters = [LETTERS[COLOURS[seat]] for seat in state.winners]
        assert letters == [winner] if winner in LETTERS.values() else len(letters) == 2 * over, text
        compared[winner] += 1
    assert compared == {"c": 80, "y": 80, "p": 80, "r": 80, "t": 1, "n": 36}
