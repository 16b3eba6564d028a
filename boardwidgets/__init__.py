"""boardwidgets: board games in Jupyter that show their rules."""

__version__ = "0.1.0"
