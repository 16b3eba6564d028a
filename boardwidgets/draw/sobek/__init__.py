"""The picture of Sobek: a quay on papyrus, the row beside the river, the track, hands and sets.

Keys: `row:3` a card of the row; `hand:fish0#2` one of several equal cards in hand; `power:thief`
plays a character; `set:fish` one's own set; `good:fish` what a set of amulets alone stands for;
`confirm` lays the set that is picked, `done` ends the laying; `player:yellow` a player;
`token:flood#1` an event token; `kind:fish` cards of a kind in corruption, `steal:fish1` another's
card; and where chance is asked for `draw:thief`, `deal:fish1`, `drawn:flood`.
"""

from typing import Final

from boardwidgets.draw.painter import Painter
from boardwidgets.draw.sobek.gestures import gestures
from boardwidgets.draw.sobek.picture import scene

PAINTER: Final = Painter(scene, gestures)
"""How the game is drawn."""
