"""What is beside the pasture: the cards, the board for the turn, and the players."""
