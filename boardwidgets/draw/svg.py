"""A scene as an SVG picture, for places where no kernel runs.

The same scene gives the same text everywhere, since numbers are rounded. The ids of sprites come
from what they show, so that several pictures can be on one page.
"""

import hashlib
import math
from collections.abc import Mapping, Sequence
from html import escape

from boardwidgets.draw.check import validate
from boardwidgets.draw.scene import (
    LAYERS,
    Arc,
    Circle,
    Line,
    Polygon,
    Rect,
    Scene,
    Shape,
    Sprite,
    SpriteArt,
    Text,
)
from boardwidgets.draw.theme import Theme, colour
from boardwidgets.draw.words import words

FONT = "system-ui, sans-serif"

CAPTION_SIZE = 0.028
"""Height of the caption's letters and space, as a share of the picture's width."""


def svg(
    scene: Scene, *, theme: Theme = "light", caption: str = "", description: Sequence[str] = ()
) -> str:
    """The picture of a scene as SVG text, on paper of its own, so that it can be read on any page.

    `caption` is a line under the picture. `description` is what a screen reader says; if left out,
    the scene in words. A `BadScene` is raised for a scene that cannot be drawn.

    >>> print(svg(Scene(20, 10, (), title="Nothing yet")))
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10" role="img">
    <title>Nothing yet</title>
    <rect x="0" y="0" width="20" height="10" fill="#fbf6ea"/>
    </svg>
    """
    validate(scene)
    said = " ".join(description or words(scene)[1 if scene.title else 0 :])
    size = scene.width * CAPTION_SIZE
    height = scene.height + (2 * size if caption else 0)
    paper = Rect(0, 0, scene.width, height, fill="paper")
    below = Text(scene.width / 2, scene.height + 0.8 * size, caption, size, fill="ink.quiet")
    shapes = [shape for layer in LAYERS for item in scene.layer(layer) for shape in item.shapes]
    if caption:
        shapes.append(below)
    ids = _sprite_ids(scene.sprites, theme)
    measures = f'width="{_n(scene.width)}" height="{_n(height)}"'
    view_box = f'viewBox="0 0 {_n(scene.width)} {_n(height)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {view_box} {measures} role="img">',
        f"<title>{escape(scene.title)}</title>" if scene.title else "",
        f"<desc>{escape(said)}</desc>" if said else "",
        *_symbols(scene, shapes, ids, theme),
        _element(paper, theme),
        *(_drawn(shape, scene, ids, theme) for shape in shapes),
        "</svg>",
    ]
    return "\n".join(line for line in lines if line)


def _sprite_ids(sprites: Mapping[str, SpriteArt], theme: Theme) -> dict[str, str]:
    """An id for each sprite, which no other art has in any picture.

    It is made from what the sprite shows, not from what its class is called: a picture that a
    notebook keeps stays the same, to the letter, until it looks different.
    """
    return {
        name: "bw-" + hashlib.sha256(f"{_told(art)}{theme}".encode()).hexdigest()[:10]
        for name, art in sprites.items()
    }


def _told(art: SpriteArt) -> str:
    return f"Drawing(w={art.w!r}, h={art.h!r}, shapes={art.shapes!r})"


def _symbols(
    scene: Scene, shapes: Sequence[Shape], ids: Mapping[str, str], theme: Theme
) -> list[str]:
    used = sorted({shape.name for shape in shapes if isinstance(shape, Sprite)})
    return [
        f'<defs><g id="{ids[name]}">'
        + "".join(_element(shape, theme) for shape in scene.sprites[name].shapes)
        + "</g></defs>"
        for name in used
    ]


def _drawn(shape: Shape, scene: Scene, ids: Mapping[str, str], theme: Theme) -> str:
    if not isinstance(shape, Sprite):
        return _element(shape, theme)
    drawing = scene.sprites[shape.name]
    steps = [f"translate({_n(shape.x)} {_n(shape.y)})"]
    if degrees := shape.turn % 4 * 90 + shape.lean:
        steps.append(f"rotate({_n(degrees)})")
    if shape.scale != 1:
        steps.append(f"scale({_n(shape.scale)})")
    steps.append(f"translate({_n(-drawing.w / 2)} {_n(-drawing.h / 2)})")
    alpha = "" if shape.alpha == 1 else f' opacity="{_n(shape.alpha)}"'
    return f'<use href="#{ids[shape.name]}" transform="{" ".join(steps)}"{alpha}/>'


def _element(shape: Shape, theme: Theme) -> str:
    paint = _paint(shape, theme)
    match shape:
        case Rect(x=x, y=y, w=w, h=h, radius=radius):
            rounded = f' rx="{_n(radius)}"' if radius else ""
            place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(w)}" height="{_n(h)}"'
            return f"<rect {place}{rounded}{paint}/>"
        case Circle(x=x, y=y, r=r):
            return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(r)}"{paint}/>'
        case Polygon(points=points):
            return f'<polygon points="{_points(points)}"{paint}/>'
        case Line(points=points):
            return f'<polyline points="{_points(points)}"{paint}/>'
        case Arc():
            return f'<path d="{_arc(shape)}"{paint}/>'
        case Text(x=x, y=y, text=text, size=size, anchor=anchor, bold=bold):
            weight = ' font-weight="bold"' if bold else ""
            place = f'x="{_n(x)}" y="{_n(y)}" font-family="{FONT}" font-size="{_n(size)}"{weight}'
            align = f'text-anchor="{anchor}" dominant-baseline="central"'
            under = ' paint-order="stroke"' if shape.stroke else ""
            return f"<text {place} {align}{under}{paint}>{escape(text)}</text>"
        case _:
            raise TypeError(f"no picture of a {type(shape).__name__}")


def _paint(shape: Shape, theme: Theme) -> str:
    """How a shape is painted. A Line and an Arc have no inside to fill."""
    fill = None if isinstance(shape, Line | Arc) else shape.fill
    parts = [f' fill="{colour(fill, theme) if fill else "none"}"']
    if shape.stroke:
        parts.append(f' stroke="{colour(shape.stroke, theme)}" stroke-width="{_n(shape.width)}"')
        cap = "" if shape.dash else ' stroke-linecap="round"'
        parts.append(f'{cap} stroke-linejoin="round"')
        if shape.dash:
            parts.append(f' stroke-dasharray="{" ".join(map(_n, shape.dash))}"')
    if shape.alpha != 1:
        parts.append(f' opacity="{_n(shape.alpha)}"')
    return "".join(parts)


def _arc(arc: Arc) -> str:
    """A path along a circle's rim, in two halves, since one step of a path cannot go all round."""
    sweep = arc.end - arc.start
    sweep = sweep % 360 if sweep < 0 else min(sweep, 360.0)
    angles = (arc.start, arc.start + sweep / 2, arc.start + sweep)
    first, middle, last = (
        f"{_n(arc.x + arc.r * math.cos(math.radians(angle)))} "
        f"{_n(arc.y + arc.r * math.sin(math.radians(angle)))}"
        for angle in angles
    )
    r = _n(arc.r)
    return f"M{first}A{r} {r} 0 0 1 {middle}A{r} {r} 0 0 1 {last}"


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _n(number: float) -> str:
    """A number with at most two decimals, without a trailing or negative zero."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
