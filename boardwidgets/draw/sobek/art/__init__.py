"""The sprites: cards, the signs of goods, characters and glyphs, markers, and corruption."""
