"""Explaining: a game's events as a story, its rules to read, and what might happen next."""
