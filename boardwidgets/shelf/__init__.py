"""Games that are kept as they are played, in files beside the notebook, and found again."""
