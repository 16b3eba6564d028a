"""What a picture of Marrakech weighs on its way to the browser."""

from boardwidgets.draw.marrakech import scene
from boardwidgets.draw.shown import Marks, Shown
from boardwidgets.widgets.canvas import SceneCanvas
from tests.draw.marrakech_games import GAMES, can, played, views
from tests.widgets.conftest import Wire

MOVE, WHOLE = 16 * 1024, 48 * 1024


def test_a_move_is_one_small_message_and_a_whole_repaint_a_larger_one(wire: Wire) -> None:
    for players, seed in GAMES[::3]:
        game = played(players, seed)
        canvas = SceneCanvas()
        canvas.show(scene(Shown(next(views(game))[0])))
        for (view, last), ply in zip(views(game), game.plies, strict=True):
            marks = Marks(can=can(view), last=last, forecast=True, cursor="square:d4")
            moments = [Shown(view, marks=marks)]
            moments += [Shown(view, ply.events[:n]) for n in range(1, len(ply.events) + 1)]
            for shown in moments:
                wire.clear()
                canvas.show(scene(shown))
                assert len(wire.custom()) <= 1
                assert sum(message.size for message in wire.custom()) <= MOVE
            if view.state.phase == "turn":
                canvas.show(scene(moments[0]))
                wire.clear()
                canvas.repaint()
                (message,) = wire.custom()
                assert message.size <= WHOLE
        canvas.close()
