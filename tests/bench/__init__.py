"""Figures beside those of the peers, measured in the same run: `python -m tests.bench`.

A module here holds `figures() -> Iterator[Figure]`; the command prints the figures of them all.
"""
