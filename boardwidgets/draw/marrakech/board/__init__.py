"""What lies and stands on the market square: the ground, the rugs, Assam, and beside it the die."""
