"""Pictures of a mixture of normal distributions over numbers: the student's components over the expected ones."""

import math
from collections.abc import Sequence

from grader.report.pictures import read
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn
from grader.report.pictures.legend import dashed_sample, key_line, panel_heading, ringed_sample, solid_sample
from grader.report.pictures.plot import Plot, axes, plot_of
from grader.report.pictures.svg import (
    INK,
    SMALL_SIZE,
    SOFT,
    YOURS,
    Panel,
    number_text,
    svg_line,
    svg_picture,
    svg_polyline,
    svg_ring,
    svg_text,
)

MAX_COMPONENTS = 6  # components
BELL_POINTS = 60  # points of a bell curve, from three deviations below its mean to three above
MIXTURE_HEIGHT = 140.0

Component = tuple[float, float]  # mean and standard deviation


def draw(seen: Drawable) -> str:
    """The picture of the components in an answer; of a trace, after the first differing step, else after the last."""
    step = seen.first or (seen.steps[-1] if seen.steps else None)
    yours, expected = (seen.yours, seen.expected) if step is None else (step.yours, step.expected)
    own = components(yours)
    right = (read.read_or_none(components, expected) if seen.told else None) or []
    xs = read.first_required(lambda value: read.as_numbers(value, 120), seen.inputs)
    when = "" if step is None else f" after round {step.number}{step.remark}"
    return svg_picture("Components of the mixture", [mixture_panel(xs, own, right, when)])


def components(value: DrawableValue) -> list[Component]:
    """A value read as components, each with its mean and standard deviation; raises `NotDrawn`."""
    fields = read.as_record(value, ("responsibilities", "means", "sds"))
    means, sds = (
        read.as_numbers(fields.get("means"), MAX_COMPONENTS),
        read.as_numbers(fields.get("sds"), MAX_COMPONENTS),
    )
    # Without a deviation there is no bell.
    if not means or len(means) != len(sds) or min(sds) <= 0:
        raise NotDrawn("components")
    return list(zip(means, sds, strict=True))


def mixture_panel(xs: Sequence[float], own: Sequence[Component], right: Sequence[Component], when: str) -> Panel:
    """The panel of the components as bell curves over the numbers."""
    every = [*own, *right]
    # Two and a half deviations on either side hold 99 % of a normal distribution.
    left, end = min([*xs, *(m - 2.5 * s for m, s in every)]), max([*xs, *(m + 2.5 * s for m, s in every)])
    top = max(1 / (s * math.sqrt(2 * math.pi)) for _, s in every)
    plot = plot_of([left, end], [0, top * 1.1], 40, MIXTURE_HEIGHT, room=0.0)
    odd = [
        place
        for place, part in enumerate(own)
        if right and (place >= len(right) or not read.looks_alike(list(part), list(right[place])))
    ]
    shapes = [panel_heading(f"Components{when}"), axes(plot, "x", "density")]
    shapes += [svg_line(plot.at(x, 0), (plot.x.at(x), plot.y.start - 9), stroke=INK, width=1.5) for x in xs]
    shapes += [svg_polyline(bell_curve(plot, part), stroke=SOFT, width=1.75, dashed=True) for part in right]
    shapes += [svg_polyline(bell_curve(plot, part), stroke=YOURS, width=2) for part in own]
    shapes += [svg_ring(peak(plot, own[place]), 5) for place in odd]
    shapes += [
        svg_text(
            (peak(plot, part)[0], peak(plot, part)[1] - 11), str(place), anchor="middle", size=SMALL_SIZE, halo=True
        )
        for place, part in enumerate(own)
    ]
    samples = [
        (solid_sample, "yours"),
        *([(dashed_sample, "expected")] if right else []),
        *([(ringed_sample, "differs")] if odd else []),
    ]
    key, bottom = key_line(samples, 40 + MIXTURE_HEIGHT + 34)
    return Panel(bottom, "".join(shapes) + key, mixture_words(own, right, odd, when))


def bell_curve(plot: Plot, part: Component) -> list[tuple[float, float]]:
    """The places of a bell curve, the density of a normal distribution."""
    mean, sd = part
    xs = [mean + sd * (6 * place / BELL_POINTS - 3) for place in range(BELL_POINTS + 1)]
    held = [x for x in xs if plot.x.low <= x <= plot.x.high]
    return [plot.at(x, math.exp(-(((x - mean) / sd) ** 2) / 2) / (sd * math.sqrt(2 * math.pi))) for x in held]


def peak(plot: Plot, part: Component) -> tuple[float, float]:
    """The place of a bell curve's top."""
    return plot.at(part[0], 1 / (part[1] * math.sqrt(2 * math.pi)))


def mixture_words(
    own: Sequence[Component], right: Sequence[Component], odd: Sequence[int], when: str
) -> tuple[str, ...]:
    """The components in sentences, by mean and deviation, and those that differ."""
    said = [
        f"Yours{when}: component {place} has mean {number_text(mean)} and deviation {number_text(sd)}."
        for place, (mean, sd) in enumerate(own)
    ]
    for place in odd:
        wanted = (
            f"mean {number_text(right[place][0])} and deviation {number_text(right[place][1])}"
            if place < len(right)
            else "none"
        )
        said.append(f"Component {place} differs: expected {wanted}.")
    return tuple(said)
