"""What lessons show: the way back along the track, and what sets are worth."""
