"""The picture of Revenge of the Cows: a pasture, its animals, eight cards, and the players.

Keys: `square:c4` for each square; `piece:red cow`, `piece:herdsman 2` for each piece on the board;
`way:north` and so on round a bull that is picked; `card:red`, `card:bull` for each card; where a
mole has met grass `peek`, `leave`, `keep` and `token:2` (from the bottom of the pile); where chance
is asked for, `seat:0` and so on draws who begins.
"""

from typing import Final

from boardwidgets.draw.cows.gestures import gestures
from boardwidgets.draw.cows.picture import scene
from boardwidgets.draw.painter import Painter

PAINTER: Final = Painter(scene, gestures)
"""How the game is drawn."""
