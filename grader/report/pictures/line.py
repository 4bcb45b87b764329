"""Pictures of weights as a line: between points of two labels, or through points with a number each."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from grader.report.pictures import read, series
from grader.report.pictures.drawable import Drawable, DrawableValue, DrawnStep, NotDrawn
from grader.report.pictures.legend import LegendSample, dashed_sample, key_line, panel_heading, solid_sample
from grader.report.pictures.plot import Plot, axes, plot_of
from grader.report.pictures.read import LabelledPoint
from grader.report.pictures.svg import (
    SMALL_SIZE,
    SOFT,
    WRONG,
    YOURS,
    Panel,
    Point,
    number_text,
    svg_circle,
    svg_line,
    svg_picture,
    svg_polygon,
    svg_ring,
    svg_text,
)

LINE_TOP, LINE_HEIGHT = 40.0, 190.0
PLOT_ROOMS = (0.12, 0.3, 0.7, 1.5)  # shares of room around the points, tried in turn until all lines can be seen
# The labels of two classes; where a target is none of these, all targets are numbers to be met.
NEGATIVE = (0, -1, "0", "-1", "-", "no", "neg")
POSITIVE = (1, "1", "+", "yes", "pos")

LineEquation = tuple[float, float, float]  # c, a, b of c + a x + b y = 0


@dataclass(frozen=True, slots=True)
class LineTask:
    """The points to draw with their targets; `fits` if these are numbers to be met, not labels to be separated."""

    places: tuple[Point, ...]
    targets: tuple[DrawableValue, ...]
    flat: bool  # of one attribute
    fits: bool

    def line(self, weights: Sequence[float]) -> LineEquation:
        """The line of some weights, which have the bias first or none; raises `NotDrawn`."""
        wanted = 1 if self.flat else 2
        bias, *rest = weights if len(weights) == wanted + 1 else (0.0, *weights)
        if len(rest) != wanted:
            raise NotDrawn("weights")
        # A fitted line is y = bias + a x, or bias + a x - y = 0; of one attribute with labels there is no y.
        return bias, rest[0], -1.0 if self.fits else 0.0 if self.flat else rest[1]


def draw(seen: Drawable) -> str:
    """The picture of the line of an answer's weights; of a trace, also of the weights step by step."""
    if not seen.steps:
        return svg_picture("The line among the points", [line_panel(seen, seen.yours, seen.expected, "")])
    panels = [series.series_panel(seen.steps, series.named_weights, "Weights from step to step")]
    with suppress(NotDrawn):  # few traces have a loss beside their weights
        panels.append(series.loss_panel(seen.steps))
    step = weights_step(seen)
    with suppress(NotDrawn):  # in more dimensions there is no line to see; long inputs are not kept
        panels.append(line_panel(seen, step.yours, step.expected, f" at step {step.number}"))
    return svg_picture("The weights from step to step", panels)


def weights_step(seen: Drawable) -> DrawnStep:
    """The step of a trace whose line is drawn: the first that differs, else the last that the student has."""
    held = [step for step in seen.steps if step.yours is not None]
    if not held:
        raise NotDrawn("steps")
    first = seen.first
    return first if first is not None and first.yours is not None else held[-1]


def line_panel(seen: Drawable, yours: DrawableValue, expected: DrawableValue, when: str) -> Panel:
    """The panel of the points with the line of the student's weights, and the expected line if it is told."""
    task = line_task(examples_among(seen.inputs))
    own = task.line(bias_and_weights(yours))
    right = read.read_or_none(lambda value: task.line(bias_and_weights(value)), expected) if seen.told else None
    plot = plot_with_lines(task.places, [own, *([right] if right else [])])
    odd = [] if task.fits else list(wrong_side(task, own))
    shapes = [panel_heading(f"The line{when}"), axes(plot, "x" if task.flat else "x1", y_name(task))]
    shapes += [
        drawn_point(plot.at(*place), point_sign(target, task))
        for place, target in zip(task.places, task.targets, strict=True)
    ]
    shapes += [drawn_line(plot, right, own=False)] if right else []
    shapes += [drawn_line(plot, own, own=True), *(svg_ring(plot.at(*place), 7) for place in odd)]
    if not own[1] and not own[2]:
        shapes.append(
            svg_text((60, LINE_TOP + 14), "no line: these weights are 0", size=SMALL_SIZE, fill=YOURS, halo=True)
        )
    differ = right is not None and not same_line(own, right)
    key, bottom = key_line(
        list(line_samples(task, odd, told=right is not None, differ=differ)), LINE_TOP + LINE_HEIGHT + 34
    )
    return Panel(bottom, "".join(shapes) + key, line_words(task, own, right, odd, when))


def examples_among(inputs: Sequence[DrawableValue]) -> list[LabelledPoint]:
    """The labelled points among the inputs: a list of pairs, or a list of points and one of labels."""
    pairs = read.first_readable(read.as_examples, inputs)
    if pairs is not None:
        return pairs
    places = read.first_required(read.as_points, inputs)
    labels = read.first_required(lambda value: labels_or_numbers(value, len(places)), inputs)
    return list(zip(places, labels, strict=True))


def labels_or_numbers(value: DrawableValue, count: int) -> list[DrawableValue]:
    """A value read as a list of `count` labels or numbers; raises `NotDrawn`."""
    held = read.as_items(value)
    if len(held) != count or any(isinstance(item, list | dict) for item in held):
        raise NotDrawn("labels")
    return held


def line_task(given: Sequence[LabelledPoint]) -> LineTask:
    """The points to draw for some labelled points; raises `NotDrawn` if they do not fit into a plane."""
    size, targets = len(given[0][0]), tuple(target for _, target in given)
    classes = all(target in NEGATIVE or target in POSITIVE for target in targets)
    if size > 2 or (size == 2 and not classes):
        raise NotDrawn("dimensions")
    if size == 2:
        return LineTask(tuple((x[0], x[1]) for x, _ in given), targets, flat=False, fits=False)
    # Of one attribute: a label is drawn as the height 0 or 1, a number as it is.
    heights = [float(label_sign(target) == "+") if classes else read.as_number(target) for target in targets]
    places = tuple((x[0], height) for (x, _), height in zip(given, heights, strict=True))
    return LineTask(places, targets, flat=True, fits=not classes)


def bias_and_weights(value: DrawableValue) -> list[float]:
    """A value read as weights with the bias first: a list, a record with `weights`, or one with `w` and `b`."""
    if isinstance(value, dict) and "w" in value:
        return [read.as_number(value.get("b", 0)), *read.as_numbers(value["w"], 2)]
    return read.as_numbers(value.get("weights") if isinstance(value, dict) else value, 3)


def plot_with_lines(places: Sequence[Point], lines: Sequence[LineEquation]) -> Plot:
    """The plot of the points with the least room around them that shows every line, if one of `PLOT_ROOMS` does."""
    plots = [
        plot_of([x for x, _ in places], [y for _, y in places], LINE_TOP, LINE_HEIGHT, room=room) for room in PLOT_ROOMS
    ]
    return next((plot for plot in plots if all(len(line_in_frame(plot, each)) > 1 for each in lines)), plots[0])


def line_in_frame(plot: Plot, held: LineEquation) -> list[Point]:
    """The points where a line meets the frame of a plot, from left to right."""
    bias, a, b = held
    left, right, low, high = plot.x.low, plot.x.high, plot.y.low, plot.y.high
    # An upright line has no y at the sides, a level one no x at top and bottom.
    met = [(x, -(bias + a * x) / b) for x in (left, right) if abs(b) > 1e-12]
    met += [(-(bias + b * y) / a, y) for y in (low, high) if abs(a) > 1e-12]
    # A line through a corner may miss it by the rounding of a division.
    near = 1e-9 * (right - left + high - low)
    return sorted((x, y) for x, y in met if left - near <= x <= right + near and low - near <= y <= high + near)


def y_name(task: LineTask) -> str:
    """The name of the y axis."""
    return "y" if task.fits else "class" if task.flat else "x2"


def label_sign(target: DrawableValue) -> str:
    """The sign of a label, "−" or "+"."""
    return "−" if target in NEGATIVE else "+"


def point_sign(target: DrawableValue, task: LineTask) -> str:
    """The sign by which a point is drawn; "+" if targets are numbers."""
    return "+" if task.fits else label_sign(target)


def drawn_point(place: Point, kind: str) -> str:
    """The SVG of a point: a full dot for a positive label, an empty square for a negative one."""
    if kind == "+":
        return svg_circle(place, 4, fill="currentColor")
    x, y = place
    return svg_polygon([(x - 4, y - 4), (x + 4, y - 4), (x + 4, y + 4), (x - 4, y + 4)])


def drawn_line(plot: Plot, held: LineEquation, *, own: bool) -> str:
    """The SVG of the part of a line inside the plot; "" if no part is."""
    ends = line_in_frame(plot, held)
    if len(ends) < 2:
        return ""
    start, end = plot.at(*ends[0]), plot.at(*ends[-1])
    return (
        svg_line(start, end, stroke=YOURS, width=2.25)
        if own
        else svg_line(start, end, stroke=SOFT, width=1.75, dashed=True)
    )


def wrong_side(task: LineTask, held: LineEquation) -> Iterator[Point]:
    """The points on the wrong side of the student's line; a point on the line itself is not one."""
    bias, a, b = held
    for place, target in zip(task.places, task.targets, strict=True):
        total = bias + a * place[0] + b * place[1]
        if abs(total) > 1e-9 and (total > 0) != (label_sign(target) == "+"):
            yield place


def same_line(one: LineEquation, other: LineEquation) -> bool:
    """Whether two equations are the same line with the same positive side: positive multiples of each other."""
    # Divided by the length of its normal, every multiple of a line is the same; weights of 0 have no length.
    sizes = [(a * a + b * b) ** 0.5 or 1.0 for _, a, b in (one, other)]
    return read.looks_alike([each / sizes[0] for each in one], [each / sizes[1] for each in other])


def line_samples(
    task: LineTask, odd: Sequence[Point], *, told: bool, differ: bool
) -> Iterator[tuple[LegendSample, str]]:
    """The samples of the legend with their words, for the marks that occur."""
    yield solid_sample, "yours"
    if told:
        yield dashed_sample, "expected: differs" if differ else "expected"
    kinds = [] if task.fits else sorted({label_sign(target) for target in task.targets})
    for kind in kinds:
        yield class_sample(kind), "positive" if kind == "+" else "negative"
    if odd:
        yield (lambda place: svg_circle((place[0] + 9, place[1] - 4), 5, stroke=WRONG)), "on the wrong side of yours"


def class_sample(kind: str) -> LegendSample:
    """The legend's sample of a point with a sign."""
    return lambda place: drawn_point((place[0] + 9, place[1] - 4), kind)


def line_words(
    task: LineTask, own: LineEquation, right: LineEquation | None, odd: Sequence[Point], when: str
) -> tuple[str, ...]:
    """The lines in sentences, as equations, and how many points are on the wrong side."""
    said = [f"Your line{when}: {equation_text(own, task)}."]
    if right is not None:
        same = "They are the same line" if same_line(own, right) else "They differ"
        said.append(f"The expected line: {equation_text(right, task)}. {same}.")
    said += [] if task.fits else [f"{len(odd)} of {len(task.places)} points lie on the wrong side of yours."]
    return tuple(said)


def equation_text(held: LineEquation, task: LineTask) -> str:
    """The equation of a line as text."""
    bias, a, b = held
    if task.fits:
        return f"y = {number_text(bias)} + {number_text(a)} x"
    if not a and not b:
        return "none, as the weights of the attributes are 0"
    return f"{number_text(bias)} + {number_text(a)} x{'' if task.flat else f'1 + {number_text(b)} x2'} = 0"
