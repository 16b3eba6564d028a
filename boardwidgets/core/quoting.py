"""Values as they are quoted in a message: short, printable, and never an error themselves.

What a reader hands over may be anything, such as a number of thousands of digits, which Python does
not write out, or an object that fails when it is asked for its text.
"""

from typing import Final

LONGEST_QUOTE: Final = 40
"""How many characters of a value a message shows, where it does not say otherwise."""


def quoted(value: object, longest: int = LONGEST_QUOTE) -> str:
    """A value as Python writes it, cut to `longest` characters; `<int>` where it cannot be written.

    >>> quoted("ox"), quoted([1, 2, 3], 5), quoted(10**5000)
    ("'ox'", '[1, …', '<int>')
    """
    try:
        written = repr(value)
    except Exception:  # noqa: BLE001  # a value of the reader's may fail in any way
        written = f"<{type(value).__name__}>"
    return shortened(written, longest)


def shortened(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A text cut to `longest` characters, with � for what cannot be shown.

    >>> shortened("x" * 100, 5), shortened("a" + chr(0) + "b")
    ('xxxx…', 'a�b')
    """
    cut = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(sign if sign.isprintable() else "�" for sign in cut)
