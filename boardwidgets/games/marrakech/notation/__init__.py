"""Positions of Marrakech as text, to write down and to read.

::

    marrakech 4 players
    7  .   .   .   .   .   .   .
    6  .   .   r1  r1  .   .   .
    5  .   .   .   y1  .   .   .
    4  .   .   .   y1  .   .   .
    3  .   .   .   .   .   .   .
    2  .   .   .   .   .   .   .
    1  .   .   .   .   .   .   .
       a   b   c   d   e   f   g
    assam d4 N
    red: 30 dirhams, 11 rugs
    yellow: 30 dirhams, 11 rugs
    blue: 30 dirhams, 12 rugs
    green: 0 dirhams, out
    to move: blue, turn

The word on a square is the rug to be seen there: its colour's letter and its number, so that the
two halves of one rug say the same; `.` is bare. With two players a line reads `yellow red: 30
dirhams, 12 yellow, 11 red, next red`; the next rug may be left open, and chance draws it. What has
to be done is `turn`, `roll`, `lay` or `turn after`; `to move: nobody, first` lets chance draw who
begins, and `to move: nobody, over` is the end.
"""
