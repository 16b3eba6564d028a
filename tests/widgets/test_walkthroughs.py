"""A walk-through says which step of how many it shows; a notebook keeps its beginning."""

from collections.abc import Iterator

import pytest

import boardwidgets as bw


@pytest.fixture
def walk() -> Iterator[bw.Walkthrough]:
    """Assam turns and walks two squares."""
    game = bw.Game("marrakech", seed=7, names=["Ada", "Bo", "Cy"])
    found = bw.Walkthrough(game, ["left", "2"])
    yield found
    found.close()


def said(walk: bw.Walkthrough) -> str:
    """What stands beside the slider."""
    return str(walk._slider.description)


def test_it_says_which_step_of_how_many_is_shown(walk: bw.Walkthrough) -> None:
    last = len(walk.steps)
    assert said(walk) == f"Step 1 of {last}"
    walk.show(last - 1)
    assert said(walk) == f"Step {last} of {last}"


def test_it_says_so_in_the_language_in_force(walk: bw.Walkthrough) -> None:
    bw.set_language("it")
    assert said(walk) == f"Passo 1 di {len(walk.steps)}"


def test_a_notebook_keeps_its_beginning_with_the_words_of_it_and_how_to_go_on(
    walk: bw.Walkthrough,
) -> None:
    walk.show(2)
    kept = walk.kept()
    assert kept.scene == walk.scene(0)
    more = f"Step 1 of {len(walk.steps)}. Run this cell to go through the steps."
    assert kept.words == (walk.steps[0].sentence, more)


def test_of_a_single_step_nothing_is_said_of_others() -> None:
    game = bw.Game("marrakech", seed=7)
    walk = bw.Walkthrough(game, [])
    assert walk.kept().words == (walk.steps[0].sentence,)
    walk.close()
