"""What is marked on the board: choices, what has just happened, what was refused."""
