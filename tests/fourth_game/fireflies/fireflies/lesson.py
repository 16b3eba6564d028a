"""A lesson: what a lantern on the rank of one's wish is worth."""

from typing import Final

import boardwidgets as bw

POSITION: Final = """
fireflies 2
wishes 3 1
lanterns b3:3 d3:2 c1:1 a1:1
"""


def on_the_rank_of_a_wish() -> bw.Walkthrough:
    """Ada, who wishes for rank 3, puts a lantern there, and three fireflies come to it.

    To be shown as the last line of a notebook's cell.
    """
    game = bw.Game("fireflies", position=POSITION, names=["Ada", "Bo"])
    return bw.Walkthrough(game, ["e3", "3"], seat=0)
