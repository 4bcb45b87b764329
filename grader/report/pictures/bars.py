"""Probabilities as bars from 0 to 1, with a stroke at the expected value."""

from grader.report.pictures import read
from grader.report.pictures.drawable import DrawableValue
from grader.report.pictures.legend import panel_heading
from grader.report.pictures.svg import (
    PICTURE_WIDTH,
    SMALL_SIZE,
    SOFT,
    TINT,
    WRONG,
    YOURS,
    Panel,
    fitted_text,
    number_text,
    numbers_apart,
    svg_box,
    svg_line,
    svg_text,
)

MAX_BARS = 8  # bars: values of a variable in a network
BARS_LEFT, BARS_RIGHT, BAR_ROW = (
    66.0,
    176.0,
    30.0,
)  # where bars begin and where 1 lies; the height of a bar with its room


def bars_panel(title: str, yours: DrawableValue, expected: DrawableValue) -> Panel:
    """A panel with a bar for each value of a distribution, or for one number; `expected` is None if it is not told."""
    own, right = named_shares(yours), read.read_or_none(named_shares, expected) or {}
    shapes, said = [panel_heading(title)], []
    for place, (name, mine) in enumerate(own.items()):
        text, differs = bar_words(mine, right.get(name))
        shapes.append(bar(26 + BAR_ROW * place, name, mine, right.get(name), text, differs=differs))
        said.append(f"Yours{f', {name}' if name else ''}: {text.removeprefix('≠ ')}{', which differs' * differs}.")
    # An expected share of 0 may be left out: a distribution says the same without it.
    lost = [f"{name} {number_text(ours)}" for name, ours in right.items() if name not in own and ours]
    said += [f"Missing: {', '.join(lost)}."] if lost else []
    return Panel(30 + BAR_ROW * len(own), "".join(shapes), tuple(said))


def named_shares(value: DrawableValue) -> dict[str, float]:
    """The shares of a distribution by name; a lone number has the name ""."""
    if not isinstance(value, dict):
        return {"": read.as_number(value)}
    return {name: read.as_number(share) for name, share in read.as_mapping(value, MAX_BARS).items()}


def bar_words(mine: float, ours: float | None) -> tuple[str, bool]:
    """The text beside a bar, and whether its value differs from the expected one."""
    if ours is None or read.looks_alike(mine, ours):
        return number_text(mine), False
    own, right = numbers_apart(mine, ours)
    return f"≠ {own}, expected {right}", True


def bar(y: float, name: str, mine: float, ours: float | None, text: str, *, differs: bool) -> str:
    """The SVG of one bar with its name and text; a value outside of 0 to 1 ends at the edge."""
    parts = [
        svg_text((BARS_LEFT - 6, y + 12), fitted_text(name, 58), anchor="end"),
        svg_box(
            (BARS_LEFT, y + 1),
            (max(bar_end(mine) - BARS_LEFT, 1), 14),
            fill=TINT,
            stroke=WRONG if differs else YOURS,
            round_=0,
        ),
        svg_text(
            (BARS_RIGHT + 8, y + 12), fitted_text(text, PICTURE_WIDTH - BARS_RIGHT - 10, SMALL_SIZE), size=SMALL_SIZE
        ),
    ]
    stroke = [] if ours is None else [svg_line((bar_end(ours), y - 3), (bar_end(ours), y + 19), stroke=SOFT, width=2.5)]
    return "".join(parts + stroke)


def bar_end(share: float) -> float:
    """The x coordinate of a share, kept between 0 and 1."""
    return BARS_LEFT + (BARS_RIGHT - BARS_LEFT) * min(max(share, 0.0), 1.0)
