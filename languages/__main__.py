"""`python -m languages [CODE …]`: updates every catalogue to the English, and compiles it.

A code such as `fr` begins a new language. What is left to translate is listed.
"""

import sys

from languages.catalogues import languages, left_to_do, po_file, read, update, write


def main(new: list[str]) -> int:
    """Update all languages and begin new ones; 1 when something is left to translate, else 0."""
    left = 0
    for language in sorted({*languages(), *new}):
        catalogue = read(language)
        update(catalogue)
        write(language, catalogue)
        print(f"{po_file(language)}: {len(catalogue)} messages")
        for message, what in left_to_do(catalogue):
            left += 1
            print(f"  {message.context} {what}: {message.id}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
