"""What can happen in Revenge of the Cows.

Pieces are named as in `pieces.NAMES_OF`, such as `red bull` or `herdsman`; squares by name.
"""

from boardwidgets.games.cows.events.bull import (
    BullStopped,
    FenceRemoved,
    MoleIgnored,
    Pushed,
    StoppedAtEdge,
    StoppedAtFence,
    StoppedBeforeBull,
    StoppedBeforeSeveral,
    StoppedBeforeTwo,
)
from boardwidgets.games.cows.events.ending import (
    GrassGone,
    Scored,
    TurnsOver,
)
from boardwidgets.games.cows.events.grass import (
    GrassMet,
    GrassTaken,
    GrassTakenWhenPushed,
    LeftUnseen,
    TokenCarried,
    TokenDiscarded,
    TokenLookedAt,
    TokensKept,
)
from boardwidgets.games.cows.events.secret import Secret
from boardwidgets.games.cows.events.setting_up import (
    FirstPlayerDrawn,
    GrassPlaced,
    PiecePlaced,
    SymbolDrawn,
)
from boardwidgets.games.cows.events.steps import (
    BullStepped,
    CowStepped,
    FenceLeft,
    HerdsmanStepped,
    MoleStepped,
    NoFenceLeft,
    PieceStepped,
    RabbitStepped,
)
from boardwidgets.games.cows.events.turn import (
    CardCovered,
    CardsReopened,
    NoExtra,
    Stayed,
    TurnEnded,
)

__all__ = [
    "BullStepped",
    "BullStopped",
    "CardCovered",
    "CardsReopened",
    "CowStepped",
    "FenceLeft",
    "FenceRemoved",
    "FirstPlayerDrawn",
    "GrassGone",
    "GrassMet",
    "GrassPlaced",
    "GrassTaken",
    "GrassTakenWhenPushed",
    "HerdsmanStepped",
    "LeftUnseen",
    "MoleIgnored",
    "MoleStepped",
    "NoExtra",
    "NoFenceLeft",
    "PiecePlaced",
    "PieceStepped",
    "Pushed",
    "RabbitStepped",
    "Scored",
    "Secret",
    "Stayed",
    "StoppedAtEdge",
    "StoppedAtFence",
    "StoppedBeforeBull",
    "StoppedBeforeSeveral",
    "StoppedBeforeTwo",
    "SymbolDrawn",
    "TokenCarried",
    "TokenDiscarded",
    "TokenLookedAt",
    "TokensKept",
    "TurnEnded",
    "TurnsOver",
]
