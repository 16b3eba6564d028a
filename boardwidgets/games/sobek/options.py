"""The house rules of Sobek, and what the review says to the letter."""

from typing import Final

from boardwidgets.core.options import Option, OptionTable

OPTIONS: Final = OptionTable(
    (
        Option("amulet_sets", False, (False, True), "sobek.turn.set"),
        Option("thief_takes", "random", ("random", "chosen"), "sobek.character.thief"),
        Option("vizier_takes", "chosen", ("chosen", "random"), "sobek.character.vizier"),
    ),
    presets={"review": {"amulet_sets": True}},
)
