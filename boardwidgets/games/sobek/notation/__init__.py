"""Positions of Sobek as text: `writing` writes them, `reading` reads them line by line.

`draft` holds what the lines read so far have said, `checks` says what a position lacks to be played
on from.

::

    sobek 2 players, round 1
    row: wheat1 character fish0
    deck: 27 cards
    discard: queen
    events: flood scorpion, seen by red
    spent: curse prosperity
    red: 12 points
      hand: starter-fish fish1 amulet
      corruption: wheat0
      set fish: fish0 fish1 thief prosperity
    yellow: 0 points
      hand: starter-ebony
      curses: 1
    to move: red, turn

A card is named as in moves; `character` is one that lies face down. What is not named is in the
deck, or left out. The row is written from its front. A set laid sideways is `sideways wheat: …`.
Before anybody has looked at the event tokens they are `5 face down`. Lines that would be empty may
be left out.

What has to be done is a phase such as `turn`, `event`, `sideways` (see `phases`), with the player
whose turn it is; the phases of chance `first` and `lowest`, and `over`, are nobody's. After the
phases `thief card` and `vizier card` comes the player robbed, `thief card of yellow`; after `queen`
how many cards the player draws, `queen 3`.
"""
