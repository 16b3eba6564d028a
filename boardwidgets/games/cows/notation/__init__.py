"""Positions of Revenge of the Cows as text, to write down and to read.

::

    cows 3 players
    7  .      .      .      .      .      .      .
    6  .      yM+*2  .      .      .      .      .
    5  .      .      .      .      .      .      .
    4  .      rB     .      rR     #      .      .
    3  .      .      H1     .      *      .      .
    2  .      .      .      .      .      .      .
    1  .      .      .      .      .      .      .
       a      b      c      d      e      f      g
    grass: b6 carrot onion(1)
    open: yellow, blue, green, bull, rabbit, mole, herdsman
    player 1: carrot potato(2)
    player 2: nothing
    player 3: ?
    discarded: nothing
    turns: 12
    moving: red; still red bull, red rabbit, herdsman
    to move: player 2, move

The word on a square joins what is there with `+`: an animal by its colour (r, y, b, g) and the
capital of its kind (C, B, R, M), a herdsman (H1 to H4), a fence `#`, a token `*` or a pile `*2`.
`grass` names symbols from the bottom of a pile to its top, with the players who have looked in
brackets; a token that is not named, or named `?`, is drawn by chance. `moving` is the card of this
turn and the pieces that still have to move; `herdsman` or `cow` is the extra one. What has to be
done is `card`, `move`, `peek b6` or `discard b6`; `to move: nobody, first` lets chance draw who
begins, `to move: player 1, place` or `grass` goes on setting up, and `to move: nobody, over` is
the end. Pieces may be missing. All lines but the first, the diagram and the last may be left out.
"""
