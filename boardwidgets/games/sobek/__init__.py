"""Sobek: goods in a row along the Nile, sets and corruption, and a track that leads back.

Moves, as typed, recorded and read aloud. A card is named by its good and its scarabs (`fish0`,
`fish1`, `ivory3`), as `amulet`, or as a character (`thief`, `scribe-fish`); a player by the colour
of their marker.

- `take 3`: take a card of the row, by its place from 1;
- `set fish 0 1 thief amulet`: lay a set of a good, or more to the set one has of it. Its cards are
  named by their scarabs alone, as `amulet`, or as characters. At the end of a round the same lays
  a set sideways, and `done` ends that;
- `play thief`: play a character for their power. Then, for the thief and the vizier, `from yellow`
  and, where the card is chosen, `steal fish1`; for the courtesan `add fish 1`; for the scribe, of
  those who hold too much, `drop fish0`; for priest and priestess `discard fish` or `discard
  amulet`; for the merchant `fetch 5`;
- `event flood`: take an event token (`scorpion`, `ankh`, `eye`, `lotus` are the glyphs'). Then
  `prosperity fish` puts it on a set, `curse yellow` gives it to a player;
- `begin yellow`: the player with the lowest score chooses who begins the next round;
- by chance: `first red` who begins the game; `lowest red` who of several with the lowest score
  chooses; `draw fish0` a card that only its owner sees: a starter, a card for the queen, or who
  a character is that was taken face down; `deal fish1` or `deal character` the next card of the
  row; `steal fish1` the card that the thief takes; `token flood` one of the round's event tokens,
  at the first look at them.

`notation` describes how a position is written. What a move causes (`turn`) and what events change
(`replay`) are folders here, since both are large; `seats` is what a player has.
"""

from boardwidgets.games.sobek.ruleset import RULES

__all__ = ["RULES"]
