"""`python -m boardwidgets` is the command `boardwidgets`."""

import sys

from boardwidgets.cli import main

if __name__ == "__main__":
    sys.exit(main())
