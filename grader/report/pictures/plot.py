"""Plots: scales from numbers to coordinates, round ticks, axes with their names."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from grader.report.pictures.svg import FAINT, PICTURE_WIDTH, SMALL_SIZE, SOFT, Point, number_text, svg_line, svg_text

PLOT_LEFT, PLOT_RIGHT = 44.0, 14.0  # margins: on the left there is room for numbers of the y axis
TICKS_ABOUT = 4  # ticks on an axis, more or less, as only round values get one


@dataclass(frozen=True, slots=True)
class Scale:
    """A linear scale from values `low` to `high` to coordinates `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The coordinate of a value."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


@dataclass(frozen=True, slots=True)
class Plot:
    """The two scales of a plot; y grows upwards."""

    x: Scale
    y: Scale

    def at(self, x: float, y: float) -> Point:
        """The place of a point in the picture."""
        return self.x.at(x), self.y.at(y)


def plot_of(xs: Iterable[float], ys: Iterable[float], top: float, height: float, *, room: float = 0.06) -> Plot:
    """A plot of the picture's whole width that holds all values, with a share of `room` around them."""
    (left, right), (bottom, upper) = value_range(xs, room), value_range(ys, room)
    return Plot(Scale(left, right, PLOT_LEFT, PICTURE_WIDTH - PLOT_RIGHT), Scale(bottom, upper, top + height, top))


def value_range(values: Iterable[float], room: float) -> tuple[float, float]:
    """The range of the values with room around them; of equal values a range around them.

    >>> value_range([0, 1], 0.1), value_range([5, 5], 0.1)
    ((-0.1, 1.1), (4.5, 5.5))
    """
    held = list(values) or [0.0]
    low, high = min(held), max(held)
    # Equal but for rounding: there is no range to take a share of.
    if high - low <= 1e-9 * max(abs(low), abs(high)):
        around = max(abs(low) * 0.1, 0.5)
        return low - around, high + around
    return low - room * (high - low), high + room * (high - low)


def ticks(low: float, high: float, about: int = TICKS_ABOUT) -> Iterator[float]:
    """Round values between two others, about as many as asked for.

    >>> list(ticks(0, 1)), list(ticks(-3, 17))
    ([0.0, 0.25, 0.5, 0.75, 1.0], [0.0, 5.0, 10.0, 15.0])
    """
    rough = (high - low) / about
    power = 10.0 ** math.floor(math.log10(rough))
    # The tolerances here and below keep a value that only rounding has moved off a round one.
    step = next(power * size for size in (1, 2, 2.5, 5, 10) if power * size >= rough * (1 - 1e-9))
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return (number * step for number in range(first, last + 1))


def axes(plot: Plot, x_name: str, y_name: str, *, whole: bool = False) -> str:
    """The SVG of both axes with ticks and names; `whole` if x counts something."""
    left, bottom, right, top = plot.x.start, plot.y.start, plot.x.end, plot.y.end
    across = [value for value in ticks(plot.x.low, plot.x.high) if not whole or value == int(value)]
    parts = [
        *(svg_line((left, plot.y.at(v)), (right, plot.y.at(v)), stroke=FAINT) for v in ticks(plot.y.low, plot.y.high)),
        svg_line((left, bottom), (right, bottom), stroke=SOFT),
        svg_line((left, bottom), (left, top), stroke=SOFT),
        *(small_text((plot.x.at(v), bottom + 14), number_text(v), "middle") for v in across),
        *(small_text((left - 5, plot.y.at(v) + 4), number_text(v), "end") for v in ticks(plot.y.low, plot.y.high)),
        small_text((right, bottom + 29), x_name, "end"),
        small_text((4, top - 8), y_name, "start"),
    ]
    return "".join(parts)


def number_line(scale: Scale, bottom: float) -> str:
    """The SVG of an x axis alone, with its ticks."""
    return svg_line((scale.start, bottom), (scale.end, bottom), stroke=SOFT) + "".join(
        small_text((scale.at(value), bottom + 14), number_text(value), "middle")
        for value in ticks(scale.low, scale.high)
    )


def small_text(place: Point, text: str, anchor: str) -> str:
    """The SVG of a small grey text."""
    return svg_text(place, text, anchor=anchor, size=SMALL_SIZE, fill=SOFT)
