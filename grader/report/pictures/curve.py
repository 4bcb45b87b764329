"""Pictures of ROC, precision-recall and other curves: the student's over the expected one, wrong points in a ring."""

from collections.abc import Sequence

from grader.report.pictures import read
from grader.report.pictures.drawable import NotDrawn, Plain, Seen
from grader.report.pictures.legend import dashed, heading, key_line, ringed, solid
from grader.report.pictures.plot import Plot, axes, plot_of
from grader.report.pictures.svg import SOFT, YOURS, Panel, Point, circle, dot, line, picture, polyline, ring, shown

MOST, TOLD = 120, 30  # points drawn; points told in words
HEIGHT = 210.0


def draw_roc(seen: Seen) -> str:
    """The picture of a ROC curve, or of the counts of a trace that lead to one."""
    # A trace has counts, an answer has rates.
    counts = any(isinstance(step.yours, dict) for step in seen.steps)
    names = ("false positives", "true positives") if counts else ("false positive rate", "true positive rate")
    return drawn(seen, "ROC curve", *names, diagonal=True)


def draw_precision_recall(seen: Seen) -> str:
    """The picture of a precision-recall curve."""
    return drawn(seen, "Precision-recall curve", "recall", "precision", diagonal=False)


def draw(seen: Seen) -> str:
    """The picture of any other curve of `[x, y]` points."""
    return drawn(seen, "Curve", "x", "y", diagonal=False)


def drawn(seen: Seen, title: str, x_name: str, y_name: str, *, diagonal: bool) -> str:
    """The picture of a curve with its title and the names of its axes."""
    if seen.steps:
        yours = [place(step.yours) for step in seen.steps if step.mark != "missing"]
        expected = [place(step.expected) for step in seen.steps if step.expected is not None]
    else:
        yours, expected = curve(seen.yours), (read.maybe(curve, seen.expected) or []) if seen.told else []
    if not yours or len(yours) > MOST:
        raise NotDrawn("points")
    # Rates lie between 0 and 1; the counts of a trace do not.
    every = [*yours, *expected, (0.0, 0.0), *([(1.0, 1.0)] if not seen.steps else [])]
    plot = plot_of([x for x, _ in every], [y for _, y in every], 40, HEIGHT, room=0.04)
    odd = [point for point in yours if expected and not any(close(point, other) for other in expected)]
    lost = [point for point in expected if not any(close(point, other) for other in yours)]
    return picture(title, [panel(plot, (title, x_name, y_name), (yours, expected), (odd, lost), diagonal=diagonal)])


def place(value: Plain) -> Point:
    """The point of one step of a trace: its false and its true positives so far."""
    fields = read.record(value, ("threshold", "tp", "fp"))
    return read.number(fields.get("fp")), read.number(fields.get("tp"))


def curve(value: Plain) -> list[Point]:
    """A value read as the points of a curve; raises `NotDrawn`."""
    found = read.points(value, MOST)
    if len(found[0]) != 2:
        raise NotDrawn("points")
    return [(x, y) for x, y in found]


def close(one: Point, other: Point) -> bool:
    """Whether two points look the same."""
    return read.alike(list(one), list(other))


def panel(
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
    shapes = [heading(names[0]), axes(plot, names[1], names[2])]
    if diagonal:
        corner = (max(x for x, _ in (*yours, *expected)), max(y for _, y in (*yours, *expected)))
        shapes.append(line(plot.at(0, 0), plot.at(*corner), stroke=SOFT, width=0.75))
    shapes.append(polyline([plot.at(*point) for point in expected], stroke=SOFT, width=1.75, dashed=True))
    shapes += [circle(plot.at(*point), 4.5, stroke=SOFT, width=1) for point in expected]
    shapes.append(polyline([plot.at(*point) for point in yours], stroke=YOURS, width=2))
    shapes += [dot(plot.at(*point), 3.2, YOURS) for point in yours]
    shapes += [ring(plot.at(*point), 6) for point in odd]
    samples = [(solid, "yours"), *([(dashed, "expected")] if expected else [])]
    key, bottom = key_line(samples + ([(ringed, "only in yours: differs")] if odd else []), 40 + HEIGHT + 34)
    return Panel(bottom, "".join(shapes) + key, words(yours, expected, odd, lost))


def words(
    yours: Sequence[Point], expected: Sequence[Point], odd: Sequence[Point], lost: Sequence[Point]
) -> tuple[str, ...]:
    """The curves in sentences, point by point."""
    said = [f"Your points: {listed(yours)}."]
    if expected:
        said.append(f"Expected: {listed(expected)}.")
        said.append(f"Only in yours, where they differ: {listed(odd)}." if odd else "Every point of yours is expected.")
        said += [f"Missing: {listed(lost)}."] if lost else []
    return tuple(said)


def listed(points: Sequence[Point]) -> str:
    """The coordinates of points as text; of many, the first `TOLD`."""
    more = f" and {len(points) - TOLD} more" if len(points) > TOLD else ""
    return ", ".join(f"({shown(x)}, {shown(y)})" for x, y in points[:TOLD]) + more
