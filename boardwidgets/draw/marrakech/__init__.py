"""The picture of Marrakech: a market square in the sun, woven rugs, Assam, and the players.

Keys: `square:c4` for each square; `turn:left`, `turn:straight`, `turn:right`, `turn:back` beside
Assam while he is to be turned; `die`, and `die:1` to `die:4` for a chosen face; where chance is
asked for, `seat:0` and so on draws who begins, `rug:red` and so on the next rug.
"""

from typing import Final

from boardwidgets.draw.marrakech.gestures import gestures
from boardwidgets.draw.marrakech.picture import scene
from boardwidgets.draw.painter import Painter

PAINTER: Final = Painter(scene, gestures)
"""How the game is drawn."""
