"""Pictures of confusion matrices: actual labels in rows; a differing cell has a second frame and the right number."""

from grader.report.pictures import read
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn
from grader.report.pictures.legend import key_line, panel_heading, unequal_sample
from grader.report.pictures.svg import (
    ALARM,
    CARD,
    PICTURE_WIDTH,
    SMALL_SIZE,
    SOFT,
    TINT,
    WRONG,
    Panel,
    Point,
    fitted_text,
    number_text,
    numbers_apart,
    svg_box,
    svg_picture,
    svg_text,
    text_width,
)

MAX_CLASSES = 6  # labels: then a cell is 42 units wide, about six digits
MATRIX_TOP, MATRIX_LEFT, CELL_HEIGHT = (
    58.0,
    76.0,
    42.0,
)  # room for names above and beside the matrix; the height of a cell

ConfusionMatrix = list[tuple[float, ...]]


def draw(seen: Drawable) -> str:
    """The picture of the student's matrix, with differing cells marked if the expected matrix is told."""
    yours, expected = square_matrix(seen.yours), read.read_or_none(square_matrix, seen.expected) if seen.told else None
    if expected is not None and len(expected) != len(yours):
        raise NotDrawn("classes")
    names = class_names(seen.inputs, len(yours))
    across = min((PICTURE_WIDTH - MATRIX_LEFT - 8) / len(yours), 84)
    cells = [
        matrix_cell(
            (MATRIX_LEFT + column * across, MATRIX_TOP + row * CELL_HEIGHT),
            across,
            value,
            None if expected is None else expected[row][column],
            row == column,
        )
        for row, numbers in enumerate(yours)
        for column, value in enumerate(numbers)
    ]
    said = matrix_words(names, yours, expected)
    key, bottom = key_line(
        [(unequal_sample, "differs; the expected number below it")] if len(said) > len(yours) else [],
        MATRIX_TOP + len(yours) * CELL_HEIGHT + 4,
    )
    shapes = [panel_heading("Confusion matrix"), headings(names, across), *cells, key]
    return svg_picture("Confusion matrix", [Panel(bottom + 4, "".join(shapes), said)])


def headings(names: list[str], across: float) -> str:
    """The SVG of the labels' names beside the rows and above the columns."""
    parts = [
        svg_text((MATRIX_LEFT, 34), "predicted", size=SMALL_SIZE, fill=SOFT),
        svg_text((8, MATRIX_TOP - 6), "actual", size=SMALL_SIZE, fill=SOFT),
    ]
    for place, name in enumerate(names):
        middle = MATRIX_LEFT + (place + 0.5) * across
        parts.append(svg_text((middle, MATRIX_TOP - 6), fitted_text(name, across - 4), anchor="middle"))
        parts.append(svg_text((8, MATRIX_TOP + place * CELL_HEIGHT + 25), fitted_text(name, MATRIX_LEFT - 12)))
    return "".join(parts)


def matrix_words(names: list[str], yours: ConfusionMatrix, expected: ConfusionMatrix | None) -> tuple[str, ...]:
    """The matrix in sentences: one for each row, and one for the cells that differ."""
    said = [
        f"Actual {name}: "
        + ", ".join(f"{number_text(row[place])} predicted {other}" for place, other in enumerate(names))
        + "."
        for name, row in zip(names, yours, strict=True)
    ]
    wrong = [
        f"actual {names[row]}, predicted {names[column]}: {number_text(value)}, expected {number_text(ours)}"
        for row, numbers in enumerate(yours)
        for column, value in enumerate(numbers)
        if expected and not read.looks_alike(value, ours := expected[row][column])
    ]
    return (*said, *([f"These cells differ: {'; '.join(wrong)}."] if wrong else []))


def square_matrix(value: DrawableValue) -> ConfusionMatrix:
    """A value read as a square of numbers that is small enough to draw; raises `NotDrawn`."""
    found = read.as_points(value, MAX_CLASSES)
    if not 2 <= len(found) == len(found[0]):
        raise NotDrawn("matrix")
    return found


def class_names(inputs: tuple[DrawableValue, ...], count: int) -> list[str]:
    """The names of the labels, if an input lists them; else "class 1", "class 2" and so on."""
    # From the last input on: names of labels are given after the labels themselves, which are lists of texts too.
    lists = [read.read_or_none(read.as_texts, each) for each in reversed(inputs)]
    named = next((each for each in lists if each is not None and len(each) == len(set(each)) == count), None)
    return named or [f"class {place}" for place in range(1, count + 1)]


def matrix_cell(corner: Point, across: float, value: float, right: float | None, on: bool) -> str:
    """The SVG of one cell, `on` the diagonal or not: the student's number, and the expected one if it differs."""
    differs = right is not None and not read.looks_alike(value, right)
    frame = svg_box(
        corner, (across, CELL_HEIGHT), fill=ALARM if differs else TINT if on else CARD, stroke=SOFT, round_=0
    )
    middle = corner[0] + across / 2
    if not differs or right is None:
        return frame + svg_text((middle, corner[1] + 26), number_text(value), anchor="middle")
    own, wanted = numbers_apart(value, right)
    inner = svg_box(
        (corner[0] + 3, corner[1] + 3), (across - 6, CELL_HEIGHT - 6), fill="none", stroke=WRONG, width=1.5, round_=0
    )
    above = svg_text((middle, corner[1] + 18), f"≠ {own}", anchor="middle", bold=True)
    # Brackets where the word does not fit; the legend says what they mean.
    below = f"expected {wanted}" if text_width(f"expected {wanted}", SMALL_SIZE) < across - 6 else f"({wanted})"
    return frame + inner + above + svg_text((middle, corner[1] + 33), below, anchor="middle", size=SMALL_SIZE)
