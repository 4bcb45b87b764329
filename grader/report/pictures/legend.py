"""The legend below a picture, which says what its marks mean, and the headings of panels."""

from collections.abc import Callable, Sequence

from grader.report.pictures.svg import (
    PICTURE_WIDTH,
    SMALL_SIZE,
    SOFT,
    WRONG,
    YOURS,
    Point,
    svg_line,
    svg_ring,
    svg_text,
    text_width,
)

LegendSample = Callable[[Point], str]


def solid_sample(place: Point) -> str:
    """The legend's sample of the student's own line."""
    return svg_line((place[0], place[1] - 4), (place[0] + 18, place[1] - 4), stroke=YOURS, width=2)


def dashed_sample(place: Point) -> str:
    """The legend's sample of the expected line."""
    return svg_line((place[0], place[1] - 4), (place[0] + 18, place[1] - 4), stroke=SOFT, width=1.5, dashed=True)


def ringed_sample(place: Point) -> str:
    """The legend's sample of the ring around a difference."""
    return svg_ring((place[0] + 9, place[1] - 4), 4)


def unequal_sample(place: Point) -> str:
    """The legend's sample of the sign beside a difference."""
    return svg_text((place[0] + 4, place[1]), "≠", fill=WRONG, bold=True)


def key_line(samples: Sequence[tuple[LegendSample, str]], top: float) -> tuple[str, float]:
    """The SVG of a legend from `top` on, in as many lines as it needs; and the y coordinate where it ends."""
    shapes, x, y = [], 8.0, top + 14
    for sample, words in samples:
        # 24 units for the sample, 14 between two entries.
        wide = 24 + text_width(words, SMALL_SIZE) + 14
        if x > 8 and x + wide > PICTURE_WIDTH:
            x, y = 8.0, y + 18
        shapes += [sample((x, y)), svg_text((x + 24, y), words, size=SMALL_SIZE, fill=SOFT)]
        x += wide
    return "".join(shapes), y + 8 if samples else top


def panel_heading(text: str, top: float = 0) -> str:
    """The SVG of a panel's heading."""
    return svg_text((8, top + 14), text, bold=True)
