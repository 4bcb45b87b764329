"""The legend below a picture, which says what its marks mean, and the headings of panels."""

from collections.abc import Callable, Sequence

from grader.report.pictures.svg import SMALL, SOFT, WIDE, WRONG, YOURS, Point, label, line, ring, width_of

Sample = Callable[[Point], str]


def solid(place: Point) -> str:
    """The legend's sample of the student's own line."""
    return line((place[0], place[1] - 4), (place[0] + 18, place[1] - 4), stroke=YOURS, width=2)


def dashed(place: Point) -> str:
    """The legend's sample of the expected line."""
    return line((place[0], place[1] - 4), (place[0] + 18, place[1] - 4), stroke=SOFT, width=1.5, dashed=True)


def ringed(place: Point) -> str:
    """The legend's sample of the ring around a difference."""
    return ring((place[0] + 9, place[1] - 4), 4)


def unequal(place: Point) -> str:
    """The legend's sample of the sign beside a difference."""
    return label((place[0] + 4, place[1]), "≠", fill=WRONG, bold=True)


def key_line(samples: Sequence[tuple[Sample, str]], top: float) -> tuple[str, float]:
    """The SVG of a legend from `top` on, in as many lines as it needs; and the y coordinate where it ends."""
    shapes, x, y = [], 8.0, top + 14
    for sample, words in samples:
        # 24 units for the sample, 14 between two entries.
        wide = 24 + width_of(words, SMALL) + 14
        if x > 8 and x + wide > WIDE:
            x, y = 8.0, y + 18
        shapes += [sample((x, y)), label((x + 24, y), words, size=SMALL, fill=SOFT)]
        x += wide
    return "".join(shapes), y + 8 if samples else top


def heading(text: str, top: float = 0) -> str:
    """The SVG of a panel's heading."""
    return label((8, top + 14), text, bold=True)
