"""Tools for translators: from the English in the package to the other languages it speaks."""
