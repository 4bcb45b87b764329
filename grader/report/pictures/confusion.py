"""Pictures of confusion matrices: actual labels in rows; a differing cell has a second frame and the right number."""

from grader.report.pictures import read
from grader.report.pictures.drawable import NotDrawn, Plain, Seen
from grader.report.pictures.legend import heading, key_line, unequal
from grader.report.pictures.svg import (
    ALARM,
    CARD,
    SMALL,
    SOFT,
    TINT,
    WIDE,
    WRONG,
    Panel,
    Point,
    box,
    fitted,
    label,
    picture,
    shown,
    told_apart,
    width_of,
)

MOST = 6  # labels: then a cell is 42 units wide, about six digits
TOP, LEFT, HIGH = 58.0, 76.0, 42.0  # room for names above and beside the matrix; the height of a cell

Matrix = list[tuple[float, ...]]


def draw(seen: Seen) -> str:
    """The picture of the student's matrix, with differing cells marked if the expected matrix is told."""
    yours, expected = matrix(seen.yours), read.maybe(matrix, seen.expected) if seen.told else None
    if expected is not None and len(expected) != len(yours):
        raise NotDrawn("classes")
    names = class_names(seen.inputs, len(yours))
    across = min((WIDE - LEFT - 8) / len(yours), 84)
    cells = [
        cell(
            (LEFT + column * across, TOP + row * HIGH),
            across,
            value,
            None if expected is None else expected[row][column],
            row == column,
        )
        for row, numbers in enumerate(yours)
        for column, value in enumerate(numbers)
    ]
    said = words(names, yours, expected)
    key, bottom = key_line(
        [(unequal, "differs; the expected number below it")] if len(said) > len(yours) else [],
        TOP + len(yours) * HIGH + 4,
    )
    shapes = [heading("Confusion matrix"), headings(names, across), *cells, key]
    return picture("Confusion matrix", [Panel(bottom + 4, "".join(shapes), said)])


def headings(names: list[str], across: float) -> str:
    """The SVG of the labels' names beside the rows and above the columns."""
    parts = [
        label((LEFT, 34), "predicted", size=SMALL, fill=SOFT),
        label((8, TOP - 6), "actual", size=SMALL, fill=SOFT),
    ]
    for place, name in enumerate(names):
        middle = LEFT + (place + 0.5) * across
        parts.append(label((middle, TOP - 6), fitted(name, across - 4), anchor="middle"))
        parts.append(label((8, TOP + place * HIGH + 25), fitted(name, LEFT - 12)))
    return "".join(parts)


def words(names: list[str], yours: Matrix, expected: Matrix | None) -> tuple[str, ...]:
    """The matrix in sentences: one for each row, and one for the cells that differ."""
    said = [
        f"Actual {name}: "
        + ", ".join(f"{shown(row[place])} predicted {other}" for place, other in enumerate(names))
        + "."
        for name, row in zip(names, yours, strict=True)
    ]
    wrong = [
        f"actual {names[row]}, predicted {names[column]}: {shown(value)}, expected {shown(ours)}"
        for row, numbers in enumerate(yours)
        for column, value in enumerate(numbers)
        if expected and not read.alike(value, ours := expected[row][column])
    ]
    return (*said, *([f"These cells differ: {'; '.join(wrong)}."] if wrong else []))


def matrix(value: Plain) -> Matrix:
    """A value read as a square of numbers that is small enough to draw; raises `NotDrawn`."""
    found = read.points(value, MOST)
    if not 2 <= len(found) == len(found[0]):
        raise NotDrawn("matrix")
    return found


def class_names(inputs: tuple[Plain, ...], count: int) -> list[str]:
    """The names of the labels, if an input lists them; else "class 1", "class 2" and so on."""
    # From the last input on: names of labels are given after the labels themselves, which are lists of texts too.
    lists = [read.maybe(read.texts, each) for each in reversed(inputs)]
    named = next((each for each in lists if each is not None and len(each) == len(set(each)) == count), None)
    return named or [f"class {place}" for place in range(1, count + 1)]


def cell(corner: Point, across: float, value: float, right: float | None, on: bool) -> str:
    """The SVG of one cell, `on` the diagonal or not: the student's number, and the expected one if it differs."""
    differs = right is not None and not read.alike(value, right)
    frame = box(corner, (across, HIGH), fill=ALARM if differs else TINT if on else CARD, stroke=SOFT, round_=0)
    middle = corner[0] + across / 2
    if not differs or right is None:
        return frame + label((middle, corner[1] + 26), shown(value), anchor="middle")
    own, wanted = told_apart(value, right)
    inner = box((corner[0] + 3, corner[1] + 3), (across - 6, HIGH - 6), fill="none", stroke=WRONG, width=1.5, round_=0)
    above = label((middle, corner[1] + 18), f"≠ {own}", anchor="middle", bold=True)
    # Brackets where the word does not fit; the legend says what they mean.
    below = f"expected {wanted}" if width_of(f"expected {wanted}", SMALL) < across - 6 else f"({wanted})"
    return frame + inner + above + label((middle, corner[1] + 33), below, anchor="middle", size=SMALL)
