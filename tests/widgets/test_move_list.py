"""The list of moves goes by turns, and says of each move what came of it."""

import boardwidgets as bw
from boardwidgets.core.messages import set_language
from boardwidgets.widgets.move_list import HistoryCommands, MoveList

NAMES = ["Ada", "Bo", "Zoe"]


def move_list(cell: bw.Play) -> MoveList:
    """The list of moves of a cell, as it is now."""
    commands = HistoryCommands(
        session=lambda: cell.session,
        looking=lambda: None,
        look=cell.look,
        speed=lambda: "none",
        change_speed=lambda _speed: None,
    )
    found = MoveList(cell.errors, commands)
    found.refresh()
    return found


def payment() -> bw.Play:
    """Ada has laid a rug, and Bo has paid for it."""
    game = bw.Game("marrakech", 3, seed=7, names=NAMES, chance="ask")
    for move in ("first red", "straight", "1", "d6 e6", "straight", "1"):
        game.play(move)
    return bw.Play(game, ["human"] * 3, speed="none")


def test_a_turn_has_one_number_and_says_what_was_paid() -> None:
    cell = payment()
    assert move_list(cell).list.rows == (
        "The start",
        "\u2003Ada: begins",
        "1. Ada: sends Assam north",
        "\u2003rolls 1; Assam goes to d5; nothing to pay: a bare square",
        "\u2003lays a rug on d6, e6 (red)",
        "2. Bo: sends Assam north",
        "\u2003rolls 1; Assam goes to d6; 2 connected red squares: d6, e6; pays 2 to Ada",
    )
    cell.close()


def test_the_list_speaks_the_language_in_force() -> None:
    cell = payment()
    listed = move_list(cell)
    set_language("it")
    listed.refresh()
    set_language("en")
    assert listed.list.rows[-1].endswith("paga 2 a Ada")
    cell.close()


def test_a_move_that_is_taken_back_leaves_the_list() -> None:
    cell = payment()
    listed = move_list(cell)
    cell.undo()
    cell.play("2")
    listed.refresh()
    assert "rolls 2" in listed.list.rows[-1]
    cell.close()
