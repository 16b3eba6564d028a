"""The workshop of the translators: from the English in the package to the languages it speaks."""
