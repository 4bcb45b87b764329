"""The histogram of a cohort's scores as a drawing: rectangles and words, which the template writes as SVG."""

from collections.abc import Sequence
from dataclasses import dataclass

from grader.report.classes.score_spread import TENTHS, ScoreBar
from grader.texts.safe_text import counted

HISTOGRAM_WIDTH, HISTOGRAM_HEIGHT = 420.0, 198.0  # units of the SVG, which scales with the page
HISTOGRAM_LEFT, HISTOGRAM_TOP, HISTOGRAM_FLOOR = 6.0, 22.0, 172.0  # of the area that has the bars
BAR_STEP = (HISTOGRAM_WIDTH - 2 * HISTOGRAM_LEFT) / (TENTHS + 1)
BAR_GAP = 1.5  # on either side of a bar, so that neighbours do not touch
ALL_POINTS_TICK = (
    round(HISTOGRAM_WIDTH - HISTOGRAM_LEFT - BAR_STEP / 2, 1),
    "all",
)  # below the last bar, which is right of 100 %


@dataclass(frozen=True, slots=True)
class DrawnBar:
    """One bar of the histogram: its place and size, its count of students and its range of shares."""

    x: float
    y: float
    width: float
    height: float
    middle: float
    count: int
    range: str


@dataclass(frozen=True, slots=True)
class Histogram:
    """The histogram of scores as a drawing: its bars, the ticks below them, and a sentence that says the same."""

    width: float
    height: float
    floor: float
    bars: tuple[DrawnBar, ...]
    ticks: tuple[tuple[float, str], ...]
    text: str


def score_histogram(bars: Sequence[ScoreBar]) -> Histogram | None:
    """The histogram with counts as areas: a bar over three tenths is a third as high as one over a single tenth."""
    filled = [bar for bar in bars if bar.count]
    if not filled:
        return None
    highest = max(bar.count / (bar.end - bar.start) for bar in filled)
    shapes = tuple(_drawn(bar, highest) for bar in filled)
    ticks = (
        *((round(HISTOGRAM_LEFT + place * BAR_STEP, 1), f"{place * 10} %") for place in range(2, TENTHS, 2)),
        ALL_POINTS_TICK,
    )
    text = "; ".join(f"{shape.range}: {counted(shape.count, 'student')}" for shape in shapes)
    return Histogram(
        HISTOGRAM_WIDTH,
        HISTOGRAM_HEIGHT,
        HISTOGRAM_FLOOR,
        shapes,
        ticks,
        f"Students by their share of the points. {text}.",
    )


def _drawn(bar: ScoreBar, highest: float) -> DrawnBar:
    start, end = HISTOGRAM_LEFT + bar.start * BAR_STEP + BAR_GAP, HISTOGRAM_LEFT + bar.end * BAR_STEP - BAR_GAP
    # At least two units, so that a bar beside a very high one can still be seen.
    height = max(2.0, (HISTOGRAM_FLOOR - HISTOGRAM_TOP) * bar.count / (bar.end - bar.start) / highest)
    return DrawnBar(
        x=round(start, 1),
        y=round(HISTOGRAM_FLOOR - height, 1),
        width=round(end - start, 1),
        height=round(height, 1),
        middle=round((start + end) / 2, 1),
        count=bar.count,
        range=range_words(bar),
    )


def range_words(bar: ScoreBar) -> str:
    """The bar's range of shares in words.

    >>> [range_words(ScoreBar(*each, 5)) for each in ((0, 3), (9, 10), (10, 11), (9, 11), (0, 11))]
    ['under 30 %', '90 % and more, not all', 'all the points', '90 % and more', 'any share']
    """
    if (bar.start, bar.end) == (TENTHS, TENTHS + 1):
        return "all the points"
    if bar.end > TENTHS:
        return f"{bar.start * 10} % and more" if bar.start else "any share"
    if bar.start == 0:
        return f"under {bar.end * 10} %"
    if bar.end == TENTHS:
        return f"{bar.start * 10} % and more, not all"
    return f"{bar.start * 10} % to under {bar.end * 10} %"
