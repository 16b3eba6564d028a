"""Saved games and short texts edited at random: refused in words, or a game that goes on."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import boardwidgets as bw
from boardwidgets.core.saving import SavedGameError, from_json
from boardwidgets.game import from_document
from tests.games.playouts import some
from tests.test_saved_games import CODE, SAVED, changed, packed, refusal, row

JSON = json.dumps(SAVED)


def answered(attempt: Any) -> None:
    """Random edits end in a SavedGameError, or in a game that can be played and saved on."""
    try:
        game = attempt()
    except SavedGameError:
        return
    assert bw.from_code(game.code()).state == game.state


def edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    """The text with pieces replaced: where, how many signs, by what."""
    for place, length, piece in edits:
        start = place % (len(text) + 1)
        text = text[:start] + piece + text[start + length :]
    return text


EDITS = st.lists(
    st.tuples(
        st.integers(0, 5000),
        st.integers(0, 12),
        st.one_of(
            st.text(max_size=3),
            st.sampled_from(["null", "[", "]", "{", '"', "1e999", "NaN", "-1", "true", "\\u0000"]),
        ),
    ),
    min_size=1,
    max_size=3,
)


@given(EDITS)
@some(400)
def test_an_edited_file_is_refused_or_is_a_game(edits: list[tuple[int, int, str]]) -> None:
    answered(lambda: from_document(from_json(edited(JSON, edits))))


@given(EDITS)
@some(300)
def test_an_edited_short_text_is_refused_or_is_the_same_game(
    edits: list[tuple[int, int, str]],
) -> None:
    try:
        game = bw.from_code(edited(CODE, edits))
    except SavedGameError:
        return
    assert game.document() == SAVED


@given(EDITS)
@some(300)
def test_edited_values_in_a_short_text_are_refused_or_are_a_game(
    edits: list[tuple[int, int, str]],
) -> None:
    answered(
        lambda: bw.from_code(packed(edited(json.dumps(row()), edits).encode("utf-8", "replace")))
    )


@given(st.binary(max_size=200))
@some(200)
def test_any_bytes_at_all_are_refused(content: bytes) -> None:
    refusal(content)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@given(st.sampled_from(list(SAVED)), VALUES)
@some(400)
def test_any_value_in_any_field_is_refused_or_is_a_game(field: str, value: Any) -> None:
    answered(lambda: from_document(from_json(changed(**{field: value}))))
