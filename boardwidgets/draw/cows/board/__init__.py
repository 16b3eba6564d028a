"""What the board shows: the ground, fences and grass, and the pieces."""
