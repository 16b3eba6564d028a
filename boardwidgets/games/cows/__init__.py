"""Revenge of the Cows: cows, bulls, rabbits, moles and herdsmen on a pasture, moved by cards.

Moves, as typed, recorded and read aloud:

- `card red`, `card bull`: cover an open card;
- `cow red d4 d7`, `rabbit red d4 e5`, `mole red d4 e5`, `herdsman d4 d5`: from a square to another;
- `bull red north`: go in that direction, or break the fence there if no piece can move;
- `peek` or `leave` when a mole has met grass, then `discard 2` (counted from the bottom of the
  pile) or `keep`;
- by chance: `first 2` draws who begins, `place cow red d4` and `place herdsman d4` where a piece
  starts, `grass d4` where a token lies, `symbol carrot` what is under a token.

`notation` describes how a position is written.
"""

from boardwidgets.games.cows.ruleset import RULES

__all__ = ["RULES"]
