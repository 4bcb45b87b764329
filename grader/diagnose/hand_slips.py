"""Slips in hand calculations that need no spec: another sign, the complement, two digits exchanged, a root left out.

One number is little evidence. So a slip is told only of numbers with several digits, as one of few that fit.
"""

import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations
from operator import add, mul, sub, truediv

from grader.built.document import BuiltExercise, BuiltPart
from grader.checks.containers import unwrapped
from grader.checks.numerals import WrittenNumber, read_number
from grader.checks.numeric import float_of
from grader.codec.decode import decode
from grader.diagnose.changed_numbers import changed_input_slip
from grader.diagnose.finding import Finding
from grader.diagnose.speaks_of import speaks_of_logarithms
from grader.judge.hand_answers import verdict_for_expected
from grader.judge.judged import JudgedCase

MIN_DIGITS = 2  # significant digits of an answer: one digit is met by chance
MIN_DIGITS_EXCHANGED = 3  # of a number in which two of them are exchanged, or that comes from a changed input
MIN_CHANGE = 0.02  # of the right number, by which a slip moves it: near 1, a root, a square and rounding are the same
ROUNDING_SHARE = 0.005  # of the right number: as far off as rounding on the way may lead
# What was written, as a function of the right number, and what to say of it.
NUMBER_SLIPS: tuple[tuple[str, Callable[[float], float], str], ...] = (
    ("the other sign", lambda x: -x, "This is the right number with the other sign. Look for a minus."),
    ("the complement", lambda x: 1 - x, "This is 1 minus the right number. Look at which of two opposites is asked."),
    ("upside down", lambda x: 1 / x, "This is 1 divided by the right number. Look for a fraction that is upside down."),
    ("percentages", lambda x: 100 * x, "This is the right number in per cent. It is asked as a fraction of 1."),
    ("decimal point", lambda x: 10 * x, "This is ten times the right number. Look at the decimal point."),
    ("decimal point", lambda x: x / 10, "This is a tenth of the right number. Look at the decimal point."),
    ("decimal point", lambda x: x / 100, "This is a hundredth of the right number. Look at the decimal point."),
    ("squared", lambda x: x * x, "This is the square of the right number. Look for a root that is left out."),
    ("root drawn", math.sqrt, "This is the root of the right number. Look for a square that is left out."),
    ("a constant factor", lambda x: 2 * x, "This is twice the right number. Look for something counted twice."),
    ("a constant factor", lambda x: x / 2, "This is half of the right number. Look for something left out, or halved."),
    ("a constant offset", lambda x: x + 1, "This is the right number plus 1. Look for a 1 that is added."),
    ("a constant offset", lambda x: x - 1, "This is the right number minus 1. Look for a 1 that is subtracted."),
)
LOGARITHM_SLIPS: tuple[tuple[str, Callable[[float], float], str], ...] = tuple(
    ("another base", partial(mul, factor), f"This is what logarithms to base {base} would give.")
    for factor, base in ((math.log(2), "e"), (1 / math.log(2), "2"), (math.log10(2), "10"), (math.log10(math.e), "10"))
)
OPERATIONS = {"added": add, "subtracted": sub, "multiplied": mul, "divided": truediv}


def slip_finding(exercise: BuiltExercise, part: BuiltPart, case: JudgedCase) -> Finding | None:
    """The slip that leads to a wrong number of a part, whose earlier parts are right; None where none does."""
    right, text = float_of(unwrapped(decode(part.expected))), str(case.inputs[0].observation.value)
    written = read_number(text, exercise.forms)
    if right is None or written is None or part.written != "number" or digits_of(written) < MIN_DIGITS:
        return None
    for name, value, hint in possible_slips(exercise, part, right, written):
        if math.isfinite(value) and verdict_for_expected(exercise, part, value, text).passed:
            return Finding(kind="near_miss", name=name, hint=hint, cases=(case.name,))
    if digits_of(written) < MIN_DIGITS_EXCHANGED or (changed := changed_input_slip(exercise, part, text)) is None:
        return None
    return Finding(kind="near_miss", name=changed[0], hint=changed[1], cases=(case.name,))


def possible_slips(
    exercise: BuiltExercise, part: BuiltPart, right: float, written: WrittenNumber
) -> Iterator[tuple[str, float, str]]:
    """The slips that somebody may have made, each with the number that it leads to; the likeliest come first."""
    logarithms = LOGARITHM_SLIPS if speaks_of_logarithms(exercise) else ()
    for name, change, hint in (*NUMBER_SLIPS, *logarithms):
        try:
            value = change(right)
        except (ArithmeticError, ValueError):
            continue
        if abs(value - right) > MIN_CHANGE * abs(right):
            yield name, value, hint
    yield from other_operations(exercise, part, right)
    yield from answers_of_other_parts(exercise, part)
    yield from exchanged_digits(right, written)
    if abs(float(written.value) - right) <= ROUNDING_SHARE * abs(right):
        hint = "This is very near the right number. Look for a number that was rounded on the way."
        yield "rounded on the way", float(written.value), hint


def other_operations(exercise: BuiltExercise, part: BuiltPart, right: float) -> Iterator[tuple[str, float, str]]:
    """The numbers that another of the four operations gives, where the right one is an operation on two numbers."""
    fed = [each.expected for each in exercise.parts if each.name in part.uses.values()]
    forms = [*part.args.values(), *fed]
    numbers = [number for form in forms if (number := float_of(unwrapped(decode(form)))) is not None]
    for one, other in permutations(numbers, 2):
        made = {
            words: value
            for words, operation in OPERATIONS.items()
            if (value := result_of(operation, one, other)) is not None
        }
        for words in (words for words, value in made.items() if math.isclose(value, right, rel_tol=1e-9)):
            for taken, value in made.items():
                if taken != words:
                    yield "another operation", value, f"Two numbers are {taken} here, and should be {words}."


def result_of(operation: Callable[[float, float], float], one: float, other: float) -> float | None:
    """The result of an operation; None where it has none."""
    try:
        return operation(one, other)
    except (ArithmeticError, ValueError):
        return None


def answers_of_other_parts(exercise: BuiltExercise, part: BuiltPart) -> Iterator[tuple[str, float, str]]:
    """The right numbers of other parts, which may have been written into this one."""
    for each in exercise.parts:
        value = float_of(unwrapped(decode(each.expected)))
        if each.name != part.name and each.written == "number" and value is not None:
            yield "another part", value, f"This is the answer to another part: {each.ask}."


def exchanged_digits(right: float, written: WrittenNumber) -> Iterator[tuple[str, float, str]]:
    """The right number with two neighbouring digits exchanged, rounded as the answer is."""
    if written.decimals is None or not math.isfinite(right):
        return
    text = f"{abs(right):.{written.decimals}f}"
    if sum(map(str.isdigit, text.lstrip("0."))) < MIN_DIGITS_EXCHANGED:
        return
    for place in range(len(text) - 1):
        pair = text[place : place + 2]
        if pair.isdigit() and pair[0] != pair[1]:
            value = math.copysign(float(text[:place] + pair[::-1] + text[place + 2 :]), right)
            # Digit by digit: at the digits that are asked, a number that was rounded on the way may be equal to it.
            if value == float(written.value):
                yield "digits exchanged", value, "Two digits of the right number are exchanged here."


def digits_of(written: WrittenNumber) -> int:
    """The number of significant digits of an answer, zeros at its end aside; a fraction is exact, and shows enough."""
    if written.decimals is None:
        return MIN_DIGITS_EXCHANGED
    return len(str(abs(round(written.value * 10**written.decimals))).strip("0"))
