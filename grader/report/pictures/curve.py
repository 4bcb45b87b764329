"""Pictures of ROC, precision-recall and other curves: the student's over the expected one, wrong points in a ring."""

from collections.abc import Sequence

from grader.report.pictures import read
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn
from grader.report.pictures.legend import dashed_sample, key_line, panel_heading, ringed_sample, solid_sample
from grader.report.pictures.plot import Plot, axes, plot_of
from grader.report.pictures.svg import (
    SOFT,
    YOURS,
    Panel,
    Point,
    number_text,
    svg_circle,
    svg_dot,
    svg_line,
    svg_picture,
    svg_polyline,
    svg_ring,
)

MAX_CURVE_POINTS, POINTS_IN_WORDS = 120, 30  # points drawn; points told in words
CURVE_HEIGHT = 210.0


def draw_roc(seen: Drawable) -> str:
    """The picture of a ROC curve, or of the counts of a trace that lead to one."""
    # A trace has counts, an answer has rates.
    counts = any(isinstance(step.yours, dict) for step in seen.steps)
    names = ("false positives", "true positives") if counts else ("false positive rate", "true positive rate")
    return curve_picture(seen, "ROC curve", *names, diagonal=True)


def draw_precision_recall(seen: Drawable) -> str:
    """The picture of a precision-recall curve."""
    return curve_picture(seen, "Precision-recall curve", "recall", "precision", diagonal=False)


def draw(seen: Drawable) -> str:
    """The picture of any other curve of `[x, y]` points."""
    return curve_picture(seen, "Curve", "x", "y", diagonal=False)


def curve_picture(seen: Drawable, title: str, x_name: str, y_name: str, *, diagonal: bool) -> str:
    """The picture of a curve with its title and the names of its axes."""
    if seen.steps:
        yours = [step_point(step.yours) for step in seen.steps if step.mark != "missing"]
        expected = [step_point(step.expected) for step in seen.steps if step.expected is not None]
    else:
        yours, expected = (
            curve_points(seen.yours),
            (read.read_or_none(curve_points, seen.expected) or []) if seen.told else [],
        )
    if not yours or len(yours) > MAX_CURVE_POINTS:
        raise NotDrawn("points")
    # Rates lie between 0 and 1; the counts of a trace do not.
    every = [*yours, *expected, (0.0, 0.0), *([(1.0, 1.0)] if not seen.steps else [])]
    plot = plot_of([x for x, _ in every], [y for _, y in every], 40, CURVE_HEIGHT, room=0.04)
    odd = [point for point in yours if expected and not any(are_close_points(point, other) for other in expected)]
    lost = [point for point in expected if not any(are_close_points(point, other) for other in yours)]
    return svg_picture(
        title, [curve_panel(plot, (title, x_name, y_name), (yours, expected), (odd, lost), diagonal=diagonal)]
    )


def step_point(value: DrawableValue) -> Point:
    """The point of one step of a trace: its false and its true positives so far."""
    fields = read.as_record(value, ("threshold", "tp", "fp"))
    return read.as_number(fields.get("fp")), read.as_number(fields.get("tp"))


def curve_points(value: DrawableValue) -> list[Point]:
    """A value read as the points of a curve; raises `NotDrawn`."""
    found = read.as_points(value, MAX_CURVE_POINTS)
    if len(found[0]) != 2:
        raise NotDrawn("points")
    return [(x, y) for x, y in found]


def are_close_points(one: Point, other: Point) -> bool:
    """Whether two points look the same."""
    return read.looks_alike(list(one), list(other))


def curve_panel(
    plot: Plot,
    names: tuple[str, str, str],
    curves: tuple[Sequence[Point], Sequence[Point]],
    apart: tuple[Sequence[Point], Sequence[Point]],
    *,
    diagonal: bool,
) -> Panel:
    """The panel with both curves, their axes and the legend."""
    yours, expected = curves
    odd, lost = apart
    shapes = [panel_heading(names[0]), axes(plot, names[1], names[2])]
    if diagonal:
        corner = (max(x for x, _ in (*yours, *expected)), max(y for _, y in (*yours, *expected)))
        shapes.append(svg_line(plot.at(0, 0), plot.at(*corner), stroke=SOFT, width=0.75))
    shapes.append(svg_polyline([plot.at(*point) for point in expected], stroke=SOFT, width=1.75, dashed=True))
    shapes += [svg_circle(plot.at(*point), 4.5, stroke=SOFT, width=1) for point in expected]
    shapes.append(svg_polyline([plot.at(*point) for point in yours], stroke=YOURS, width=2))
    shapes += [svg_dot(plot.at(*point), 3.2, YOURS) for point in yours]
    shapes += [svg_ring(plot.at(*point), 6) for point in odd]
    samples = [(solid_sample, "yours"), *([(dashed_sample, "expected")] if expected else [])]
    key, bottom = key_line(
        samples + ([(ringed_sample, "only in yours: differs")] if odd else []), 40 + CURVE_HEIGHT + 34
    )
    return Panel(bottom, "".join(shapes) + key, curve_words(yours, expected, odd, lost))


def curve_words(
    yours: Sequence[Point], expected: Sequence[Point], odd: Sequence[Point], lost: Sequence[Point]
) -> tuple[str, ...]:
    """The curves in sentences, point by point."""
    said = [f"Your points: {listed_points(yours)}."]
    if expected:
        said.append(f"Expected: {listed_points(expected)}.")
        said.append(
            f"Only in yours, where they differ: {listed_points(odd)}." if odd else "Every point of yours is expected."
        )
        said += [f"Missing: {listed_points(lost)}."] if lost else []
    return tuple(said)


def listed_points(points: Sequence[Point]) -> str:
    """The coordinates of points as text; of many, the first `POINTS_IN_WORDS`."""
    more = f" and {len(points) - POINTS_IN_WORDS} more" if len(points) > POINTS_IN_WORDS else ""
    return ", ".join(f"({number_text(x)}, {number_text(y)})" for x, y in points[:POINTS_IN_WORDS]) + more
