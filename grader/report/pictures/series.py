"""Pictures of numbers from step to step: a loss curve, the weights of a trace, an estimate that converges."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest

from grader.report.pictures import read
from grader.report.pictures.drawable import NotDrawn, Plain, Seen, Step
from grader.report.pictures.legend import Sample, dashed, heading, key_line, ringed, solid
from grader.report.pictures.plot import Plot, axes, plot_of
from grader.report.pictures.svg import (
    SMALL,
    SOFT,
    WIDE,
    YOURS,
    Panel,
    Point,
    dot,
    fitted,
    label,
    picture,
    polyline,
    ring,
    shown,
)

MOST_STEPS, MOST_LINES = 200, 8  # of one picture
TOLD = 12  # steps that are told in words
# Fields of a state that can be drawn; the first that is there is taken.
NAMES = ("error", "loss", "log_likelihood", "cost", "mean", "estimate", "value", "belief", "values")
TOP, HEIGHT = 40.0, 130.0

Row = Mapping[str, float]  # name: number, at one step
Curves = Mapping[str, Sequence[Point]]


def draw(seen: Seen) -> str:
    """The picture of one number a step, a loss or the like; or of a list of numbers."""
    steps = seen.steps or tuple(listed(seen))
    title, name = titled(steps)
    return picture(title, [panel(steps, lambda value: row_of(value, name), title)])


def loss_panel(steps: Sequence[Step]) -> Panel:
    """The panel of the loss in a trace that has one beside its weights; raises `NotDrawn` for others."""
    title, name = titled(steps)
    if not name:
        raise NotDrawn("loss")
    return panel(steps, lambda value: row_of(value, name), title)


def titled(steps: Sequence[Step]) -> tuple[str, str]:
    """The title of a picture, and the field of the steps that it draws."""
    name = found_name([value for step in steps for value in (step.yours, step.expected)])
    return f"{name.replace('_', ' ')} from step to step".strip().capitalize(), name


def listed(seen: Seen) -> Iterator[Step]:
    """The items of an answer's list as steps of a trace."""
    yours = read.numbers(seen.yours, MOST_STEPS)
    expected = read.maybe(lambda value: read.numbers(value, MOST_STEPS), seen.expected) if seen.told else None
    for place, (mine, ours) in enumerate(zip_longest(yours, yours if expected is None else expected)):
        mark = "missing" if mine is None else "right" if read.alike(mine, ours) else "wrong"
        yield Step(place, mark, mine, None if expected is None else ours)


def found_name(values: Sequence[Plain]) -> str:
    """The field of the steps to draw; "" if the steps are plain numbers."""
    held = {key for value in values if isinstance(value, dict) for key in value}
    return next((name for name in NAMES if name in held), "")


def row_of(value: Plain, name: str) -> Row:
    """The numbers of one step by name: a single one, or all those of a distribution."""
    held = value[name] if isinstance(value, dict) and name in value else value
    if isinstance(held, dict):
        return {key: read.number(item) for key, item in held.items()}
    return {name: read.number(held)}


def weights(value: Plain) -> Row:
    """The weights of one step by the names w0, w1 and so on."""
    held = value.get("weights") if isinstance(value, dict) else value
    return {f"w{place}": weight for place, weight in enumerate(read.numbers(held, MOST_LINES))}


def panel(steps: Sequence[Step], reader: Callable[[Plain], Row], title: str) -> Panel:
    """The panel with lines of the numbers that `reader` finds in each step, the student's over the expected ones."""
    odd = next((step for step in steps if step.mark in {"wrong", "missing", "extra"}), None)
    yours = curves({step.number: read.maybe(reader, step.yours) for step in steps if step.mark != "missing"})
    expected = curves({step.number: read.maybe(reader, step.expected) for step in steps})
    if not 1 < len(steps) <= MOST_STEPS or not 0 < len(yours) <= MOST_LINES or len(expected) > MOST_LINES:
        raise NotDrawn("steps")
    every = [point for curve in (*yours.values(), *expected.values()) for point in curve]
    plot = plot_of([x for x, _ in every], [y for _, y in every], TOP, HEIGHT)
    # A step that the student lacks is marked on the expected line.
    at_odd = [
        plot.at(*point)
        for curve in (expected if odd and odd.mark == "missing" else yours).values()
        for point in curve
        if odd and point[0] == odd.number
    ]
    shapes = [heading(title), axes(plot, "step", "", whole=True)]
    shapes += [polyline([plot.at(*point) for point in curve], stroke=SOFT, dashed=True) for curve in expected.values()]
    shapes += [drawn_curve(plot, curve) for curve in yours.values()]
    shapes += [ring(place, 5) for place in at_odd]
    shapes.append(names(plot, yours))
    key, bottom = key_line(list(samples(odd, expected)), TOP + HEIGHT + 34)
    return Panel(bottom, "".join(shapes) + key, told(yours, expected, odd))


def curves(rows: Mapping[int, Row | None]) -> dict[str, list[Point]]:
    """The points of each line by name, over the steps that have it."""
    found: dict[str, list[Point]] = {}
    for number, row in rows.items():
        for name, value in (row or {}).items():
            found.setdefault(name, []).append((number, value))
    return found


def drawn_curve(plot: Plot, curve: Sequence[Point]) -> str:
    """The SVG of a student's line, with a dot for each step if they are few."""
    places = [plot.at(*point) for point in curve]
    # With more than 40 steps, dots of five units would touch each other.
    dots = "".join(dot(place, 2.7, YOURS) for place in places) if len(places) <= 40 else ""
    return polyline(places, stroke=YOURS, width=2) + dots


def names(plot: Plot, yours: Curves) -> str:
    """The SVG of the lines' names at their ends, moved apart where they would overlap."""
    if len(yours) == 1:
        return ""
    ends = sorted((plot.at(*curve[-1])[1], name) for name, curve in yours.items())
    shapes, lowest = [], TOP - 12
    for y, name in ends:
        lowest = max(y - 5, lowest + 12)
        text = fitted(name, 80, SMALL)
        shapes.append(label((WIDE - 4, lowest), text, anchor="end", size=SMALL, fill=YOURS, halo=True))
    return "".join(shapes)


def samples(odd: Step | None, expected: Curves) -> Iterator[tuple[Sample, str]]:
    """The samples of the legend with their words, for the marks that occur."""
    yield solid, "yours"
    if expected:
        yield dashed, "expected"
    if odd is not None:
        yield ringed, f"step {odd.number} differs first{odd.remark}"


def told(yours: Curves, expected: Curves, odd: Step | None) -> tuple[str, ...]:
    """The lines in sentences, around the step where they first differ."""
    since = (odd.number if odd else 0) - TOLD // 2

    def said(whose: str, name: str, curve: Sequence[Point]) -> str:
        kept = [point for point in curve if point[0] >= since][:TOLD]
        return f"{whose}{f', {name}' if name else ''}: {', '.join(f'step {int(x)}: {shown(y)}' for x, y in kept)}."

    own = [said("Yours", name, curve) for name, curve in yours.items()]
    right = [said("Expected", name, curve) for name, curve in expected.items()]
    return (*own, *right, *([f"Step {odd.number} is the first that differs{odd.remark}."] if odd else []))
