"""A position as text: the wishes, and the lanterns in the order of play.

fireflies 3
wishes 3 1 4
lanterns b3:3 d3:2 c1:1 a1:?
"""
