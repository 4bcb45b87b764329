"""Probabilities as bars from 0 to 1, with a stroke at the expected value."""

from grader.report.pictures import read
from grader.report.pictures.drawable import Plain
from grader.report.pictures.legend import heading
from grader.report.pictures.svg import (
    SMALL,
    SOFT,
    TINT,
    WIDE,
    WRONG,
    YOURS,
    Panel,
    box,
    fitted,
    label,
    line,
    shown,
    told_apart,
)

MOST = 8  # bars: values of a variable in a network
LEFT, RIGHT, ROW = 66.0, 176.0, 30.0  # where bars begin and where 1 lies; the height of a bar with its room


def panel(title: str, yours: Plain, expected: Plain) -> Panel:
    """A panel with a bar for each value of a distribution, or for one number; `expected` is None if it is not told."""
    own, right = shares(yours), read.maybe(shares, expected) or {}
    shapes, said = [heading(title)], []
    for place, (name, mine) in enumerate(own.items()):
        text, differs = told(mine, right.get(name))
        shapes.append(bar(26 + ROW * place, name, mine, right.get(name), text, differs=differs))
        said.append(f"Yours{f', {name}' if name else ''}: {text.removeprefix('≠ ')}{', which differs' * differs}.")
    # An expected share of 0 may be left out: a distribution says the same without it.
    lost = [f"{name} {shown(ours)}" for name, ours in right.items() if name not in own and ours]
    said += [f"Missing: {', '.join(lost)}."] if lost else []
    return Panel(30 + ROW * len(own), "".join(shapes), tuple(said))


def shares(value: Plain) -> dict[str, float]:
    """The shares of a distribution by name; a lone number has the name ""."""
    if not isinstance(value, dict):
        return {"": read.number(value)}
    return {name: read.number(share) for name, share in read.mapping(value, MOST).items()}


def told(mine: float, ours: float | None) -> tuple[str, bool]:
    """The text beside a bar, and whether its value differs from the expected one."""
    if ours is None or read.alike(mine, ours):
        return shown(mine), False
    own, right = told_apart(mine, ours)
    return f"≠ {own}, expected {right}", True


def bar(y: float, name: str, mine: float, ours: float | None, text: str, *, differs: bool) -> str:
    """The SVG of one bar with its name and text; a value outside of 0 to 1 ends at the edge."""
    parts = [
        label((LEFT - 6, y + 12), fitted(name, 58), anchor="end"),
        box((LEFT, y + 1), (max(place(mine) - LEFT, 1), 14), fill=TINT, stroke=WRONG if differs else YOURS, round_=0),
        label((RIGHT + 8, y + 12), fitted(text, WIDE - RIGHT - 10, SMALL), size=SMALL),
    ]
    stroke = [] if ours is None else [line((place(ours), y - 3), (place(ours), y + 19), stroke=SOFT, width=2.5)]
    return "".join(parts + stroke)


def place(share: float) -> float:
    """The x coordinate of a share, kept between 0 and 1."""
    return LEFT + (RIGHT - LEFT) * min(max(share, 0.0), 1.0)
