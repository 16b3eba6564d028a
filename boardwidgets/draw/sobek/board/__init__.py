"""What the board shows: the quay, the row, the track and the event tokens."""
