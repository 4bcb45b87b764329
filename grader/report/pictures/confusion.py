"""Confusion matrices: actual classes in rows; a cell that differs has a second frame and the expected number."""

from grader.report.pictures import read
from grader.report.pictures.drawing import (
    ALARM,
    CARD,
    SMALL,
    SOFT,
    TINT,
    WIDE,
    WRONG,
    Panel,
    box,
    fitted,
    label,
    picture,
    shown,
)
from grader.report.pictures.keys import heading, key_line, unequal
from grader.report.pictures.seen import NotDrawn, Plain, Seen

MOST = 6  # classes
TOP, LEFT, HIGH = 58.0, 76.0, 42.0

Matrix = list[tuple[float, ...]]


def draw(seen: Seen) -> str:
    """The matrix that came back, with the cells that differ where the expected one is told."""
    yours, expected = matrix(seen.yours), read.maybe(matrix, seen.expected) if seen.told else None
    names = class_names(seen.inputs, len(yours))
    if expected is not None and len(expected) != len(yours):
        raise NotDrawn("classes")
    across = min((WIDE - LEFT - 8) / len(yours), 84)
    shapes = [
        heading("Confusion matrix"),
        label((LEFT, 34), "predicted", size=SMALL, fill=SOFT),
        label((8, TOP - 6), "actual", size=SMALL, fill=SOFT),
    ]
    for place, name in enumerate(names):
        middle = LEFT + (place + 0.5) * across
        shapes += [
            label((middle, TOP - 6), fitted(name, across - 4), anchor="middle"),
            label((8, TOP + place * HIGH + 25), fitted(name, LEFT - 12)),
        ]
    wrong = []
    for row, numbers in enumerate(yours):
        for column, value in enumerate(numbers):
            right = None if expected is None else expected[row][column]
            differs = right is not None and not read.alike(value, right)
            wrong += (
                [f"actual {names[row]}, predicted {names[column]}: {shown(value)}, expected {shown(right)}"]
                if right is not None and differs
                else []
            )
            shapes.append(cell((LEFT + column * across, TOP + row * HIGH), across, value, right, on=row == column))
    bottom = TOP + len(yours) * HIGH + 4
    key, bottom = key_line([(unequal, "differs; the expected number below it")] if wrong else [], bottom)
    said = [
        f"Actual {names[row]}: "
        + ", ".join(f"{shown(value)} predicted {name}" for name, value in zip(names, numbers, strict=True))
        + "."
        for row, numbers in enumerate(yours)
    ]
    said += [f"These cells differ: {'; '.join(wrong)}."] if wrong else []
    return picture("Confusion matrix", [Panel(bottom + 4, "".join(shapes) + key, tuple(said))])


def matrix(value: Plain) -> Matrix:
    """A square of numbers, small enough to draw."""
    found = read.points(value, MOST)
    if not 2 <= len(found) == len(found[0]):
        raise NotDrawn("matrix")
    return found


def class_names(inputs: tuple[Plain, ...], count: int) -> list[str]:
    """The classes in order, if an input lists them; else their numbers."""
    lists = [read.maybe(read.texts, each) for each in reversed(inputs)]
    named = next((each for each in lists if each is not None and len(each) == len(set(each)) == count), None)
    return named or [f"class {place}" for place in range(1, count + 1)]


def cell(corner: tuple[float, float], across: float, value: float, right: float | None, *, on: bool) -> str:
    """One cell: the student's number, and the expected one where it differs."""
    differs = right is not None and not read.alike(value, right)
    fill = ALARM if differs else TINT if on else CARD
    frame = box(corner, (across, HIGH), fill=fill, stroke=SOFT, round_=0)
    middle = corner[0] + across / 2
    if not differs or right is None:
        return frame + label((middle, corner[1] + 26), shown(value), anchor="middle")
    inner = box((corner[0] + 3, corner[1] + 3), (across - 6, HIGH - 6), fill="none", stroke=WRONG, width=1.5, round_=0)
    above = label((middle, corner[1] + 18), f"≠ {shown(value)}", anchor="middle", bold=True)
    below = fitted(f"not {shown(right)}" if across < 60 else f"expected {shown(right)}", across - 6, SMALL)
    below = below if across >= 60 else f"({shown(right)})"
    return frame + inner + above + label((middle, corner[1] + 33), below, anchor="middle", size=SMALL)
