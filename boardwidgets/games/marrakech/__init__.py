"""Marrakech: rugs on a market square, and the merchant Assam who walks over them.

Moves, as typed, recorded and read aloud:

- `straight`, `left`, `right`: before the roll, keep Assam's heading or turn him a quarter;
- `1` to `4`: the die;
- `c4 c5`: lay a rug on these two squares, in either order;
- by chance: `first red` draws who begins, by the first of their colours; with two players
  `rug yellow` draws the next rug of a stack.

`notation` describes how a position is written. Nothing is hidden in this game, so there is no room
for what a seat may know.
"""

from boardwidgets.games.marrakech.ruleset import RULES

__all__ = ["RULES"]
