"""Pictures of numbers from step to step: a loss curve, the weights of a trace, an estimate that converges."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest

from grader.report.pictures import read
from grader.report.pictures.drawable import Drawable, DrawableValue, DrawnStep, NotDrawn
from grader.report.pictures.legend import (
    LegendSample,
    dashed_sample,
    key_line,
    panel_heading,
    ringed_sample,
    solid_sample,
)
from grader.report.pictures.plot import Plot, axes, plot_of
from grader.report.pictures.svg import (
    PICTURE_WIDTH,
    SMALL_SIZE,
    SOFT,
    YOURS,
    Panel,
    Point,
    fitted_text,
    number_text,
    svg_dot,
    svg_picture,
    svg_polyline,
    svg_ring,
    svg_text,
)

MAX_SERIES_STEPS, MAX_SERIES_LINES = 200, 8  # of one picture
STEPS_IN_WORDS = 12  # steps that are told in words
# Fields of a state that can be drawn; the first that is there is taken.
DRAWN_FIELDS = ("error", "loss", "log_likelihood", "cost", "mean", "estimate", "value", "belief", "values")
SERIES_TOP, SERIES_HEIGHT = 40.0, 130.0

StepNumbers = Mapping[str, float]  # name: number, at one step
Curves = Mapping[str, Sequence[Point]]


def draw(seen: Drawable) -> str:
    """The picture of one number a step, a loss or the like; or of a list of numbers."""
    steps = seen.steps or tuple(items_as_steps(seen))
    title, name = title_and_field(steps)
    return svg_picture(title, [series_panel(steps, lambda value: step_numbers(value, name), title)])


def loss_panel(steps: Sequence[DrawnStep]) -> Panel:
    """The panel of the loss in a trace that has one beside its weights; raises `NotDrawn` for others."""
    title, name = title_and_field(steps)
    if not name:
        raise NotDrawn("loss")
    return series_panel(steps, lambda value: step_numbers(value, name), title)


def title_and_field(steps: Sequence[DrawnStep]) -> tuple[str, str]:
    """The title of a picture, and the field of the steps that it draws."""
    name = drawn_field([value for step in steps for value in (step.yours, step.expected)])
    return f"{name.replace('_', ' ')} from step to step".strip().capitalize(), name


def items_as_steps(seen: Drawable) -> Iterator[DrawnStep]:
    """The items of an answer's list as steps of a trace."""
    yours = read.as_numbers(seen.yours, MAX_SERIES_STEPS)
    expected = (
        read.read_or_none(lambda value: read.as_numbers(value, MAX_SERIES_STEPS), seen.expected) if seen.told else None
    )
    for place, (mine, ours) in enumerate(zip_longest(yours, yours if expected is None else expected)):
        mark = "missing" if mine is None else "right" if read.looks_alike(mine, ours) else "wrong"
        yield DrawnStep(place, mark, mine, None if expected is None else ours)


def drawn_field(values: Sequence[DrawableValue]) -> str:
    """The field of the steps to draw; "" if the steps are plain numbers."""
    held = {key for value in values if isinstance(value, dict) for key in value}
    return next((name for name in DRAWN_FIELDS if name in held), "")


def step_numbers(value: DrawableValue, name: str) -> StepNumbers:
    """The numbers of one step by name: a single one, or all those of a distribution."""
    held = value[name] if isinstance(value, dict) and name in value else value
    if isinstance(held, dict):
        return {key: read.as_number(item) for key, item in held.items()}
    return {name: read.as_number(held)}


def named_weights(value: DrawableValue) -> StepNumbers:
    """The weights of one step by the names w0, w1 and so on."""
    held = value.get("weights") if isinstance(value, dict) else value
    return {f"w{place}": weight for place, weight in enumerate(read.as_numbers(held, MAX_SERIES_LINES))}


def series_panel(steps: Sequence[DrawnStep], reader: Callable[[DrawableValue], StepNumbers], title: str) -> Panel:
    """The panel with lines of the numbers that `reader` finds in each step, the student's over the expected ones."""
    odd = next((step for step in steps if step.mark in {"wrong", "missing", "extra"}), None)
    yours = curves_by_name(
        {step.number: read.read_or_none(reader, step.yours) for step in steps if step.mark != "missing"}
    )
    expected = curves_by_name({step.number: read.read_or_none(reader, step.expected) for step in steps})
    if (
        not 1 < len(steps) <= MAX_SERIES_STEPS
        or not 0 < len(yours) <= MAX_SERIES_LINES
        or len(expected) > MAX_SERIES_LINES
    ):
        raise NotDrawn("steps")
    every = [point for curve in (*yours.values(), *expected.values()) for point in curve]
    plot = plot_of([x for x, _ in every], [y for _, y in every], SERIES_TOP, SERIES_HEIGHT)
    # A step that the student lacks is marked on the expected line.
    at_odd = [
        plot.at(*point)
        for curve in (expected if odd and odd.mark == "missing" else yours).values()
        for point in curve
        if odd and point[0] == odd.number
    ]
    shapes = [panel_heading(title), axes(plot, "step", "", whole=True)]
    shapes += [
        svg_polyline([plot.at(*point) for point in curve], stroke=SOFT, dashed=True) for curve in expected.values()
    ]
    shapes += [drawn_curve(plot, curve) for curve in yours.values()]
    shapes += [svg_ring(place, 5) for place in at_odd]
    shapes.append(curve_names(plot, yours))
    key, bottom = key_line(list(series_samples(odd, expected)), SERIES_TOP + SERIES_HEIGHT + 34)
    return Panel(bottom, "".join(shapes) + key, curves_in_words(yours, expected, odd))


def curves_by_name(rows: Mapping[int, StepNumbers | None]) -> dict[str, list[Point]]:
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
    dots = "".join(svg_dot(place, 2.7, YOURS) for place in places) if len(places) <= 40 else ""
    return svg_polyline(places, stroke=YOURS, width=2) + dots


def curve_names(plot: Plot, yours: Curves) -> str:
    """The SVG of the lines' names at their ends, moved apart where they would overlap."""
    if len(yours) == 1:
        return ""
    ends = sorted((plot.at(*curve[-1])[1], name) for name, curve in yours.items())
    shapes, lowest = [], SERIES_TOP - 12
    for y, name in ends:
        lowest = max(y - 5, lowest + 12)
        text = fitted_text(name, 80, SMALL_SIZE)
        shapes.append(svg_text((PICTURE_WIDTH - 4, lowest), text, anchor="end", size=SMALL_SIZE, fill=YOURS, halo=True))
    return "".join(shapes)


def series_samples(odd: DrawnStep | None, expected: Curves) -> Iterator[tuple[LegendSample, str]]:
    """The samples of the legend with their words, for the marks that occur."""
    yield solid_sample, "yours"
    if expected:
        yield dashed_sample, "expected"
    if odd is not None:
        yield ringed_sample, f"step {odd.number} differs first{odd.remark}"


def curves_in_words(yours: Curves, expected: Curves, odd: DrawnStep | None) -> tuple[str, ...]:
    """The lines in sentences, around the step where they first differ."""
    since = (odd.number if odd else 0) - STEPS_IN_WORDS // 2

    def said(whose: str, name: str, curve: Sequence[Point]) -> str:
        kept = [point for point in curve if point[0] >= since][:STEPS_IN_WORDS]
        return (
            f"{whose}{f', {name}' if name else ''}: {', '.join(f'step {int(x)}: {number_text(y)}' for x, y in kept)}."
        )

    own = [said("Yours", name, curve) for name, curve in yours.items()]
    right = [said("Expected", name, curve) for name, curve in expected.items()]
    return (*own, *right, *([f"Step {odd.number} is the first that differs{odd.remark}."] if odd else []))
