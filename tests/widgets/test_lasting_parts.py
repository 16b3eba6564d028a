"""Parts that come and go are made once: a page never frees those that are made anew each time."""

from ipywidgets import Dropdown, Text, Widget
from ipywidgets.widgets.widget import _instances

import boardwidgets as bw
from boardwidgets.widgets.controls import Choices
from boardwidgets.widgets.drawer import SECTIONS
from boardwidgets.widgets.row_list import RowList
from boardwidgets.widgets.settings import SettingsForm
from tests.widgets.wire import Wire


def cell() -> bw.Play:
    return bw.Play(bw.Game("marrakech", seed=7), ["human"] * 3)


def test_opening_the_drawer_again_makes_nothing_new() -> None:
    play = cell()
    for section in SECTIONS:
        play.drawer.unfold(section)
    made = set(_instances)
    for section in SECTIONS:
        play.drawer.unfold(section)
    play.drawer.toggle()
    play.drawer.toggle()
    assert set(_instances) == made
    play.close()


def test_a_game_of_another_kind_gets_forms_of_its_own() -> None:
    play = cell()
    play.drawer.unfold("new")
    play.take_game(bw.Game("cows", 2))
    labels = [str(part.description) for part in _within(play) if hasattr(part, "description")]
    assert any("rabbit" in label.lower() for label in labels)
    assert not any("die" in label.lower().split() for label in labels)
    play.close()


def test_a_list_sends_a_page_only_what_was_added(wire: Wire) -> None:
    rows = RowList("Moves")
    rows.show(["a", "b"])
    wire.clear()
    rows.show(["a", "b", "c"])
    (message,) = wire.custom()
    assert message.data["content"] == {"kind": "rows", "first": 2, "rows": ("c",)}
    wire.clear()
    rows.show(["a", "b", "c"])
    assert wire.custom() == []
    rows.close()


def test_a_press_is_what_stood_on_the_button_when_it_was_pressed() -> None:
    play = cell()
    play.play("left")
    chosen: list[str] = []
    choices = Choices(play.page, play.errors, chosen.append)
    left, right = bw.Game("marrakech", seed=7).legal_moves[:2]
    choices.show({"to the left": left})
    choices.show({"to the right": right})
    choices.choose("to the left")
    assert chosen == []
    choices.choose("to the right")
    assert chosen == [right.text]
    play.close()


def test_what_is_chosen_in_a_form_holds_though_the_kernel_had_not_heard_of_it() -> None:
    play = cell()
    play.drawer.unfold("new")
    form = next(part for part in play.drawer.children if isinstance(part, SettingsForm))
    fields = [part for part in _within(form) if isinstance(part, Text | Dropdown)]
    presets = [value for _, value in form.preset.options]
    edits: list[tuple[int, str | int]] = [
        (fields.index(form.preset), presets.index("manual")),
        (fields.index(form.seed), "12"),
    ]
    play.page._hear(play.page, {"kind": "pressed", "form": "new", "button": 0, "edits": edits}, [])
    assert play.game.seed == 12
    assert play.game.start.setup.options["cover_own"] is True
    play.close()


def _within(box: object) -> list[Widget]:
    parts: list[Widget] = list(getattr(box, "children", ()))
    return [one for part in parts for one in (part, *_within(part))]
