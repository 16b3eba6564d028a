"""One lock for everything boards do.

JupyterLab may run a widget's callback on another thread, beside a running cell, and all canvases of
a kernel send through one queue. So every change of a board's state, with the repaint that shows it,
holds this lock.
"""

from threading import RLock
from typing import Final

LOCK: Final = RLock()
