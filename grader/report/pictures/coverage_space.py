"""Pictures of coverage space: the curve of a tree's ranked leaves, or the points of its labellings with their hull."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from grader.report.pictures import read
from grader.report.pictures.curve import CURVE_HEIGHT, are_close_points, curve_panel
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn
from grader.report.pictures.legend import dashed_sample, key_line, panel_heading, ringed_sample, solid_sample
from grader.report.pictures.plot import Plot, axes, plot_of
from grader.report.pictures.svg import (
    SMALL_SIZE,
    SOFT,
    YOURS,
    Panel,
    Point,
    number_text,
    svg_circle,
    svg_dot,
    svg_picture,
    svg_polyline,
    svg_ring,
    svg_text,
)

MAX_LABELLINGS, NAMED_LABELLINGS = 256, 8  # points drawn: of eight leaves; with their signs beside them: of three
AXIS_NAMES = ("negatives", "positives")

Labellings = Mapping[str, Point]


def draw(seen: Drawable) -> str:
    """The picture of ranked segments, also if they are a field of the answer; of labellings if it is a dict of points.

    Of a trace it is that of one step.
    """
    if seen.steps:
        # the first step that differs; of a trace without one, the last
        step = seen.first or seen.steps[-1]
        if step.yours is None:
            raise NotDrawn("step")
        expected = read.read_or_none(curve_of, step.expected) if seen.told else None
        return coverage_curve_picture(f"Coverage curve, step {step.number}", curve_of(step.yours), expected or [])
    expected = seen.expected if seen.told else None
    if isinstance(seen.yours, dict) and "segments" not in seen.yours:
        return labelling_picture(labelling_points(seen.yours), read.read_or_none(labelling_points, expected) or {})
    return coverage_curve_picture("Coverage curve", curve_of(seen.yours), read.read_or_none(curve_of, expected) or [])


def curve_of(value: DrawableValue) -> list[Point]:
    """The points (negatives, positives) after each of some ranked segments, from (0, 0); raises `NotDrawn`."""
    if isinstance(value, dict):
        value = value.get("segments")
    elif isinstance(value, list | tuple) and len(value) == 2 and isinstance(value[1], int | float):
        value = value[0]  # a step without names: its segments, and the area
    segments = read.as_points(value, 60)
    if len(segments[0]) != 2:
        raise NotDrawn("segments")
    positives, negatives = zip(*segments, strict=True)
    return list(zip(accumulate(negatives, initial=0.0), accumulate(positives, initial=0.0), strict=True))


def labelling_points(value: DrawableValue) -> dict[str, Point]:
    """A value read as labellings with their points; raises `NotDrawn`."""
    named = read.as_mapping(value, MAX_LABELLINGS)
    points = read.as_points(list(named.values()), MAX_LABELLINGS)
    if len(points[0]) != 2:
        raise NotDrawn("points")
    return {name: (x, y) for name, (x, y) in zip(named, points, strict=True)}


def coverage_curve_picture(title: str, yours: Sequence[Point], expected: Sequence[Point]) -> str:
    """The picture of a coverage curve over the expected one; the diagonal is what one leaf alone would give."""
    every = [*yours, *expected]
    plot = plot_of([x for x, _ in every], [y for _, y in every], 40, CURVE_HEIGHT, room=0.04)
    odd = [point for point in yours if expected and not any(are_close_points(point, other) for other in expected)]
    lost = [point for point in expected if not any(are_close_points(point, other) for other in yours)]
    return svg_picture(title, [curve_panel(plot, (title, *AXIS_NAMES), (yours, expected), (odd, lost), diagonal=True)])


def labelling_picture(yours: Labellings, expected: Labellings) -> str:
    """The picture of labellings as points, with the hull of the student's; those that differ in a ring."""
    every = [*yours.values(), *expected.values(), (0.0, 0.0)]
    plot = plot_of([x for x, _ in every], [y for _, y in every], 40, CURVE_HEIGHT, room=0.06)
    odd = [name for name in yours if expected and not is_expected_labelling(name, yours[name], expected)]
    lost = [name for name in expected if name not in yours]
    shapes = [panel_heading("Labellings in coverage space"), axes(plot, *AXIS_NAMES)]
    shapes += [svg_circle(plot.at(*point), 4.5, stroke=SOFT, width=1) for point in expected.values()]
    shapes.append(svg_polyline([plot.at(*point) for point in upper_hull(yours.values())], stroke=YOURS, width=1))
    shapes += [svg_dot(plot.at(*point), 3.2, YOURS) for point in yours.values()]
    shapes += [svg_ring(plot.at(*yours[name]), 6) for name in odd]
    shapes += signs_beside(plot, yours) if len(yours) <= NAMED_LABELLINGS else []
    samples = [
        (solid_sample, "yours, and their upper hull"),
        *([(dashed_sample, "expected: circles")] if expected else []),
    ]
    key, bottom = key_line(samples + ([(ringed_sample, "differs")] if odd else []), 40 + CURVE_HEIGHT + 34)
    words = (f"Your labellings: {listed_labellings(yours)}.", f"Expected: {listed_labellings(expected)}.")
    differing = (f"They differ at: {', '.join(odd + lost)}." if odd or lost else "All are expected.",)
    panel = Panel(bottom, "".join(shapes) + key, (*words, *differing) if expected else words[:1])
    return svg_picture("Labellings in coverage space", [panel])


def is_expected_labelling(name: str, point: Point, expected: Labellings) -> bool:
    """Whether a labelling is expected at this point."""
    return name in expected and are_close_points(point, expected[name])


def signs_beside(plot: Plot, labellings: Labellings) -> list[str]:
    """The SVG texts of the labellings, above their points."""
    return [
        svg_text((plot.at(*point)[0], plot.at(*point)[1] - 7), name[:8], anchor="middle", size=SMALL_SIZE, halo=True)
        for name, point in labellings.items()
    ]


def upper_hull(points: Iterable[Point]) -> list[Point]:
    """The upper convex hull of points, from left to right: what the best labellings and mixtures of them reach.

    >>> upper_hull([(0, 0), (1, 3), (2, 1), (4, 3)])
    [(0, 0), (1, 3), (4, 3)]
    """
    hull: list[Point] = []
    for x, y in sorted(points):
        while len(hull) > 1 and turns_left(hull[-2], hull[-1], (x, y)):
            hull.pop()
        hull.append((x, y))
    return hull


def turns_left(one: Point, other: Point, third: Point) -> bool:
    """Whether the way over three points does not bend to the right."""
    return (other[0] - one[0]) * (third[1] - one[1]) >= (other[1] - one[1]) * (third[0] - one[0])


def listed_labellings(labellings: Labellings) -> str:
    """Labellings with their points as text."""
    return ", ".join(f"{name} ({number_text(x)}, {number_text(y)})" for name, (x, y) in labellings.items())
