"""SVG as text: shapes, escaped words, and the whole picture with its text alternative.

Colours are the page's CSS variables, so that light and dark pages need no second picture; nothing has an id, as a page
may hold many pictures. Shapes and words carry what colours say.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from unicodedata import east_asian_width

from grader.codec.literals import middle_out

PICTURE_WIDTH = 340  # units; on a phone of 360 px a unit is about a pixel
TEXT_SIZE = 12  # units of a text's height: about as many pixels on a phone
SMALL_SIZE = 11  # units of a small text's height
MAX_ALTERNATIVE_CHARACTERS = 1500  # characters of a text alternative

INK = "currentColor"
SOFT, FAINT, YOURS, WRONG = "var(--s)", "var(--f)", "var(--y)", "var(--w)"
CARD, TINT, ALARM, PAPER = "var(--c)", "var(--t)", "var(--a)", "var(--p)"
# Said once a picture under short names, as every shape says its colour; a page that has none gets ink and paper.
COLOUR_VARIABLES = (
    "--s:var(--soft,currentColor);--f:var(--line,currentColor);--y:var(--blue,currentColor);"
    "--w:var(--wrong,currentColor);--c:var(--card,Canvas);--t:var(--blue-tint,Canvas);--a:var(--wrong-tint,Canvas);"
    "--p:var(--paper,Canvas)"
)
DASH_PATTERN = "4 3"  # units drawn and left out: expected lines are told from the student's without colour

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of a picture, `height` units high: its SVG shapes, and sentences with the same content."""

    height: float
    shapes: str
    words: tuple[str, ...]


def svg_picture(title: str, panels: Sequence[Panel]) -> str:
    """The SVG of a picture: its panels one below the other, and its text alternative."""
    parts, top = [], 0.0
    for panel in panels:
        parts.append(f'<g transform="translate(0 {at(top)})">{panel.shapes}</g>' if top else panel.shapes)
        top += panel.height
    words = middle_out(" ".join(word for panel in panels for word in panel.words), MAX_ALTERNATIVE_CHARACTERS)
    return (
        f'<svg class="drawn" role="img" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PICTURE_WIDTH} {at(top)}" '
        f'width="{PICTURE_WIDTH}" height="{at(top)}" '
        f'style="max-width:100%;height:auto;{COLOUR_VARIABLES}" font-size="{TEXT_SIZE}" '
        f'font-family="var(--plain,sans-serif)" fill="{INK}"><title>{escape(title)}</title>'
        f"<desc>{escape(words)}</desc>{''.join(parts)}</svg>"
    )


def at(value: float) -> str:
    """A coordinate as text, with one decimal at most.

    >>> at(3.0), at(3.14159), at(-0.01)
    ('3', '3.1', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def number_text(number: float) -> str:
    """A number as a picture shows it: whole, or with three digits.

    >>> number_text(0.46982), number_text(-3.0), number_text(12345), number_text(0.000012)
    ('0.47', '−3', '12345', '1.2e−05')
    """
    text = str(int(number)) if number == int(number) and abs(number) < 1e6 else f"{number:.3g}"
    return text.replace("-", "−")


def numbers_apart(one: float, other: float) -> tuple[str, str]:
    """Two differing numbers as texts, with as many digits as it takes to see the difference.

    >>> numbers_apart(100.1, 100.2), numbers_apart(3, 4)
    (('100.1', '100.2'), ('3', '4'))
    """
    if number_text(one) != number_text(other):
        return number_text(one), number_text(other)
    # Up to eleven digits: numbers that count as different do so much earlier.
    texts = next(
        (pair for digits in range(4, 12) if len(set(pair := (f"{one:.{digits}g}", f"{other:.{digits}g}"))) == 2),
        (number_text(one), number_text(other)),
    )
    return texts[0].replace("-", "−"), texts[1].replace("-", "−")


def text_width(text: str, size: float = TEXT_SIZE) -> float:
    """The estimated width of a text in units; no font is at hand to measure it."""
    # 0.58 of the size is an estimate for a letter of a sans-serif font; wide characters of East Asia take all of it.
    if text.isascii():
        return len(text) * 0.58 * size
    return sum(1.0 if east_asian_width(char) in "WF" else 0.58 for char in text) * size


def fitted_text(text: str, room: float, size: float = TEXT_SIZE) -> str:
    """The text, cut so that it is no wider than `room` units.

    >>> fitted_text("outlook", 100), fitted_text("a very long attribute", 60)
    ('outlook', 'a very …')
    """
    if text_width(text, size) <= room:
        return text
    kept = text
    while kept and text_width(kept + "…", size) > room:
        kept = kept[:-1]
    return kept + "…"


def svg_text(
    place: Point,
    text: str,
    *,
    anchor: str = "start",
    size: float = TEXT_SIZE,
    fill: str = INK,
    bold: bool = False,
    halo: bool = False,
) -> str:
    """The SVG of a text at a place; with a halo of the page's colour, lines do not run through it."""
    weight = ' font-weight="600"' if bold else ""
    sized = f' font-size="{size}"' if size != TEXT_SIZE else ""
    anchored = f' text-anchor="{anchor}"' if anchor != "start" else ""
    coloured = f' fill="{fill}"' if fill != INK else ""
    around = f' stroke="{PAPER}" stroke-width="3" paint-order="stroke"' if halo else ""
    styled = f"{anchored}{sized}{weight}{coloured}{around}"
    return f'<text x="{at(place[0])}" y="{at(place[1])}"{styled}>{escape(text)}</text>'


def pen(stroke: str, width: float, *, dashed: bool = False) -> str:
    """The SVG attributes of a line's colour, width and dashes; a width of 1 is the default and left out."""
    wide = f' stroke-width="{width}"' if width != 1 else ""
    dash = f' stroke-dasharray="{DASH_PATTERN}"' if dashed else ""
    return f'stroke="{stroke}"{wide}{dash}'


def svg_line(start: Point, end: Point, *, stroke: str = INK, width: float = 1, dashed: bool = False) -> str:
    """The SVG of a straight line."""
    return (
        f'<line x1="{at(start[0])}" y1="{at(start[1])}" x2="{at(end[0])}" y2="{at(end[1])}" '
        f"{pen(stroke, width, dashed=dashed)}/>"
    )


def svg_polyline(points: Iterable[Point], *, stroke: str = INK, width: float = 1.5, dashed: bool = False) -> str:
    """The SVG of a line through several points."""
    places = " ".join(f"{at(x)},{at(y)}" for x, y in points)
    return f'<polyline points="{places}" fill="none" {pen(stroke, width, dashed=dashed)}/>'


def svg_circle(centre: Point, radius: float, *, fill: str = "none", stroke: str = INK, width: float = 1.5) -> str:
    """The SVG of a circle."""
    return f'<circle cx="{at(centre[0])}" cy="{at(centre[1])}" r="{at(radius)}" fill="{fill}" {pen(stroke, width)}/>'


def svg_dot(centre: Point, radius: float, fill: str) -> str:
    """The SVG of a filled circle without an outline."""
    return f'<circle cx="{at(centre[0])}" cy="{at(centre[1])}" r="{at(radius)}" fill="{fill}"/>'


def svg_box(
    corner: Point,
    size: Point,
    *,
    fill: str = CARD,
    stroke: str = SOFT,
    width: float = 1,
    dashed: bool = False,
    round_: float = 4,
) -> str:
    """The SVG of a box, given by its upper left corner, and its width and height."""
    corners = f' rx="{at(round_)}"' if round_ else ""
    return (
        f'<rect x="{at(corner[0])}" y="{at(corner[1])}" width="{at(size[0])}" height="{at(size[1])}"{corners} '
        f'fill="{fill}" {pen(stroke, width, dashed=dashed)}/>'
    )


def svg_polygon(points: Iterable[Point], *, fill: str = "none", stroke: str = INK, width: float = 1.5) -> str:
    """The SVG of a polygon."""
    places = " ".join(f"{at(x)},{at(y)}" for x, y in points)
    return f'<polygon points="{places}" fill="{fill}" {pen(stroke, width)}/>'


def svg_arrow(start: Point, end: Point, *, stroke: str = INK, width: float = 1.25) -> str:
    """The SVG of an arrow."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = (across**2 + down**2) ** 0.5 or 1.0
    x, y = across / length, down / length
    base = (end[0] - 7 * x, end[1] - 7 * y)
    head = (end, (base[0] - 3.5 * y, base[1] + 3.5 * x), (base[0] + 3.5 * y, base[1] - 3.5 * x))
    return svg_line(start, base, stroke=stroke, width=width) + svg_polygon(head, fill=stroke, stroke=stroke, width=0.5)


def svg_ring(centre: Point, radius: float = 8) -> str:
    """The SVG of the mark around a difference: two rings."""
    return svg_circle(centre, radius, stroke=WRONG) + svg_circle(centre, radius + 3, stroke=WRONG, width=1)
