"""What all games share: squares, chance, moves, events, options, rules, playing, saving."""
