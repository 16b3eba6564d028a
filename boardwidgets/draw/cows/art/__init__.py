"""The sprites: animals and herdsmen, what they wear, and what grows on the pasture."""
