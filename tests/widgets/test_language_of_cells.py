"""What is shown speaks another language as soon as it is set."""

import pytest

import boardwidgets as bw
from boardwidgets.core.messages import language

SEATS = ["human", "human", "human"]


def game(**settings: object) -> bw.Game:
    return bw.Game("marrakech", seed=7, **settings)  # type: ignore[arg-type]  # names, if any


def test_a_play_cell_says_again_what_is_to_do_and_what_happened() -> None:
    cell = bw.Play(game(), SEATS)
    cell.play("left")
    assert "First" not in cell.stage.told.value
    assert "Red: roll the die." in cell.stage.now.value
    assert "<b>Red</b>: sends Assam west." in cell.stage.told.value
    bw.set_language("it")
    assert "Rosso: lancia il dado." in cell.stage.now.value
    assert "<b>Rosso</b>: manda Assam verso ovest." in cell.stage.told.value
    bw.set_language("en")
    assert "<b>Red</b>: sends Assam west." in cell.stage.told.value
    cell.close()


def test_a_play_cell_says_again_why_something_was_refused() -> None:
    cell = bw.Play(game(names=["Ada", "Bo", "Cy"]), SEATS)
    cell.play("c4 c5")
    assert "Not allowed: First Ada has to turn Assam" in cell.stage.answer.value
    bw.set_language("it")
    assert "Non si può: Prima Ada deve girare Assam" in cell.stage.answer.value
    cell.close()


def test_a_board_says_again_what_is_on_it() -> None:
    board = bw.Board(game())
    bw.set_language("it")
    assert "Assam è in d4, rivolto verso nord" in board.words.value
    board.close()


def test_a_walkthrough_says_its_step_again() -> None:
    walk = bw.Walkthrough(game(), ["left", "1"])
    walk.show(1)
    assert "Red chose" in walk.sentence.value
    bw.set_language("it")
    assert walk.position == 1
    assert "La scelta di Rosso" in walk.sentence.value
    assert "Girare Assam" in walk.rule.value
    walk.close()


def test_a_cell_made_later_speaks_the_language_in_force() -> None:
    bw.set_language("it")
    cell = bw.Play(game(), SEATS)
    assert [button.description for button in cell.controls.buttons.values()][:2] == [
        "Annulla",
        "Rifai",
    ]
    cell.play("left")
    cell.controls.enter("Annulla")
    assert cell.stage.told.value == "Mosse ritirate:<br><b>Rosso</b>: manda Assam verso ovest."
    cell.close()


@pytest.mark.parametrize("make", [bw.Play, bw.Board, bw.Walkthrough])
def test_a_closed_cell_does_not_listen_any_more(make: type) -> None:
    heard = []
    noting = {"change_language": lambda _cell: heard.append(language())}
    cell = type("Noting", (make,), noting)(game())
    bw.set_language("it")
    cell.close()
    bw.set_language("en")
    assert heard == ["it"]


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ({"speed": "warp"}, "speed='warp' non va bene; scegli fra "),
        ({"seats": ["human"]}, "1 posto per 3 giocatori"),
        ({"seats": ["cat"] * 3}, "ogni posto è uno di "),
    ],
)
def test_what_is_wrong_with_a_cell_is_told_in_the_language_in_force(
    how: dict[str, object], told: str
) -> None:
    bw.set_language("it")
    with pytest.raises(ValueError, match=told):
        bw.Play(game(), **how)  # type: ignore[arg-type]  # that is the mistake
