"""What follows from a student's own earlier parts: the values of a part over the box of what their digits stand for.

A student goes on with the numbers as written, or with those that the calculator still shows. Both lie in the intervals
that the written digits stand for. So does whatever was carried along a chain of parts: each part was written down with
its own digits, and these bracket what the next part was calculated from.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import product

from grader.built.document import BuiltExercise, BuiltPart
from grader.built.walk import part_function
from grader.checks.containers import unwrapped
from grader.checks.numerals import number_readings
from grader.checks.numeric import float_of
from grader.checks.written import judge_written
from grader.checks.written_interval import WrittenInterval
from grader.codec.values import Value

OwnBox = Mapping[str, WrittenInterval | str]  # earlier parts by name, a label as it is
OwnPoint = dict[str, float | str]
# 64 corners are worked out in a millisecond. Of more parts, one at a time is moved; the bank has five at most.
MAX_ROUNDED_PARTS = 6
# How far the middle value may lie from the mean of the corners, as a share of the whole range. On a straight line they
# are the same. Of 1/x they are a quarter apart where the rounding is half of x: nearer to 0, almost anything follows.
MAX_BEND = 0.25


def follows_from_box(exercise: BuiltExercise, part: BuiltPart, text: str, box: OwnBox) -> bool:
    """Whether an answer agrees, at the asked digits, with a value that the part has somewhere in the box."""
    points = box_points(box)
    found = comparable_values(part_function(exercise, part), points)
    numbers = [value for value in found if not isinstance(value, str | bool)]
    if len(numbers) < len(found):  # dicts keep their order: in every run, labels are compared in the same one
        return any(part_agrees(exercise, part, value, text) for value in dict.fromkeys(found))
    spanned = len(found) == len(points) and is_honest_range(numbers)
    readings = [each.value for each in number_readings(text, exercise.forms)] if numbers else []
    if all(isinstance(value, int) for value in numbers):  # between two counts lie whole numbers only
        readings = [each for each in readings if each.denominator == 1]
    nearest = (number_in_range(each, numbers) if spanned else nearest_number(each, numbers) for each in readings)
    return any(part_agrees(exercise, part, value, text) for value in nearest)


def box_points(box: OwnBox) -> list[OwnPoint]:
    """The points of a box at which a part is worked out: its middle, its corners, and the numbers as written.

    Where there are too many corners, the middles of the sides stand for them.
    """
    middle: OwnPoint = {name: each if isinstance(each, str) else float(each.middle) for name, each in box.items()}
    written: OwnPoint = {name: each if isinstance(each, str) else float(each.value) for name, each in box.items()}
    ends = {name: interval_ends(each) for name, each in box.items()}
    if sum(len(each) > 1 for each in ends.values()) > MAX_ROUNDED_PARTS:
        return [middle, *({**middle, name: end} for name, each in ends.items() for end in each), written]
    return [middle, *(dict(zip(ends, corner, strict=True)) for corner in product(*ends.values())), written]


def interval_ends(each: WrittenInterval | str) -> tuple[float | str, ...]:
    """The two bounds of an interval; one value for an exact number or a label."""
    if isinstance(each, str):
        return (each,)
    return (float(each.low), float(each.high)) if each.low < each.high else (float(each.value),)


def comparable_values(value_at: Callable[[OwnPoint], Value], points: Sequence[OwnPoint]) -> list[float | str]:
    """The values of a part at some points: numbers, labels and truth values; points where it has none are left out."""
    found: list[float | str] = []
    for point in points:
        try:
            value = unwrapped(value_at(point))
        except ValueError:  # the student's own numbers lead nowhere, say to a division by zero
            continue
        number = float_of(value)
        if isinstance(value, str | bool):
            found.append(value)
        elif number is not None and math.isfinite(number):
            found.append(value if isinstance(value, int) else number)
    return found


def is_honest_range(numbers: Sequence[float]) -> bool:
    """Whether all between the least and the greatest value may be the part's: the values at a box's points, in order.

    A part that divides by nearly 0 jumps between the corners of the box.

    >>> is_honest_range([2.0, 1.0, 3.0, 2.0]), is_honest_range([9000.0, -2500.0, 1500.0, 9000.0])
    (True, False)
    """
    middle, *corners, _ = numbers
    bend = abs(middle - math.fsum(corners) / len(corners))
    return bend <= MAX_BEND * (max(numbers) - min(numbers))


def number_in_range(given: Fraction, numbers: Sequence[float]) -> Fraction:
    """The number nearest to a given one in the range that some numbers span."""
    return min(max(given, Fraction(min(numbers))), Fraction(max(numbers)))


def nearest_number(given: Fraction, numbers: Sequence[float]) -> float:
    """The number nearest to a given one among some numbers."""
    return min(numbers, key=lambda each: abs(each - float(given)))


def part_agrees(exercise: BuiltExercise, part: BuiltPart, expected: Value, text: str) -> bool:
    """Whether an answer would be right if `expected` were the right value."""
    check = part.check
    return judge_written(check.name, check.options, expected, text, digits=exercise.digits, forms=exercise.forms).passed
