"""What players have: their panels with sets and corruption, the hand, and what is laid out."""
