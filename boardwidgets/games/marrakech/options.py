"""The house rules of Marrakech, and what each source of the rules chooses."""

from typing import Final

from boardwidgets.core.options import Option, OptionTable

RUGS_EACH: Final = {2: 12, 3: 15, 4: 12}

OPTIONS: Final = OptionTable(
    (
        Option("rugs_each", RUGS_EACH.__getitem__, range(1, 31), "marrakech.setup.rugs"),
        Option("start_heading", "N", ("N", "E", "S", "W"), "marrakech.setup.assam"),
        Option("die", "sandals", ("sandals", "even"), "marrakech.assam.die"),
        Option("mosaic", "top-right", ("top-right", "top-left"), "marrakech.assam.edge-turn"),
        Option("broke", "cannot-pay", ("cannot-pay", "at-zero"), "marrakech.payment.short"),
        Option("cover_own", False, (False, True), "marrakech.rug.cover-own"),
        Option("turn_after", False, (False, True), "marrakech.variant.turn-after"),
        Option("may_keep_heading", False, (False, True), "marrakech.variant.turn-after"),
    ),
    presets={
        "summary": {"die": "even"},
        "online": {"die": "sandals", "cover_own": True},
        "manual": {"cover_own": True},
    },
)
