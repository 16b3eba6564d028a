"""A lesson: what a lantern at the edge of the wood is worth."""

import boardwidgets as bw


def at_the_wood() -> bw.Walkthrough:
    """Ada puts a lantern with three fireflies at the wood; the last line of a notebook's cell."""
    position = "fireflies 2\nlanterns b3:3 d3:2\njars 3 1"
    game = bw.Game("fireflies", position=position, names=["Ada", "Bo"])
    return bw.Walkthrough(game, ["e4", "2"], seat=0)
