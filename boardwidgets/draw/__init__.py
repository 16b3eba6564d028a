"""A state as a picture: scenes of plain shapes, and their colours, SVG and words."""
