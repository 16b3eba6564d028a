"""The Jupyter face: scenes on canvases, boards, and what the page does for them."""
