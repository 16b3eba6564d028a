"""What goes wrong is shown until the reader does the next thing, and that goes well."""

import pytest

from boardwidgets.widgets.errors import ErrorLine


@pytest.fixture
def line() -> ErrorLine:
    return ErrorLine()


def fails() -> None:
    raise RuntimeError("the die fell off the table <under it>")


def goes_well() -> None:
    """Nothing is wrong."""


def shown(line: ErrorLine) -> bool:
    """Whether there is something to read, and it can be read."""
    assert bool(line.value) == (line.layout.display != "none")
    return bool(line.value)


def test_an_exception_is_shown_and_goes_no_further(line: ErrorLine) -> None:
    line.guard(fails)()
    assert shown(line)
    assert "the die fell off the table &lt;under it&gt;" in line.value
    assert "Traceback" in line.value


def test_the_readers_next_deed_takes_it_away_if_that_goes_well(line: ErrorLine) -> None:
    line.guard(fails)()
    line.guard(fails)()
    assert shown(line)
    line.guard(goes_well)()
    assert not shown(line)


def test_what_comes_by_itself_takes_no_error_of_another_away(line: ErrorLine) -> None:
    line.guard(fails)()
    line.guard(goes_well, aside=True)()
    assert shown(line)


def test_what_comes_by_itself_takes_its_own_error_away(line: ErrorLine) -> None:
    outcomes = iter([fails, goes_well])

    def save() -> None:
        next(outcomes)()

    saving = line.guard(save, aside=True)
    saving()
    assert shown(line)
    saving()
    assert not shown(line)


def test_what_a_deed_leads_to_is_shown_though_the_deed_itself_goes_well(line: ErrorLine) -> None:
    story = line.guard(fails, aside=True)
    line.guard(story)()
    assert shown(line)
