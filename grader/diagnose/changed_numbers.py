"""Slips in what goes into a hand calculation: a number with the other sign, or another number in its place.

The part is worked out once more with one number changed. So many changes are possible that a slip is told only of
numbers with several digits, and only if no other change leads to the same digits. A number that only decides something,
such as which cluster a point is in, leads to few answers, each of which has other causes too: of it nothing is told.
"""

from collections.abc import Iterator
from typing import Any

from grader.built.document import BuiltExercise, BuiltPart
from grader.built.reference_answers import accepted_names, canonical_value, decoded_args
from grader.built.resolve import resolve
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.containers import unwrapped
from grader.checks.numeric import float_of
from grader.codec.decode import decode
from grader.codec.values import Value
from grader.judge.hand_answers import verdict_for_expected

NUDGE = 1.001  # by which a number is made larger, to see whether the answer depends on it by more than a decision

Numbers = dict[str, Any]


def changed_input_slip(exercise: BuiltExercise, part: BuiltPart, text: str) -> tuple[str, str] | None:
    """The name and the hint of the one changed input that leads to an answer; None where none does, or several do."""
    taken = {**decoded_args(part.args), **right_feeds(exercise, part)}
    fits: dict[str, str] = {}
    for name, hint, changed in inputs_with_one_change(exercise, part, taken):
        value = value_on(part, changed[0])
        if value is None or not verdict_for_expected(exercise, part, value, text).passed:
            continue
        if value_on(part, changed[1]) != value:
            fits[hint] = name
    [*found] = fits.items()
    return (found[0][1], found[0][0]) if len(found) == 1 else None


def right_feeds(exercise: BuiltExercise, part: BuiltPart) -> Numbers:
    """The right values of the earlier parts that a part is worked out from, by the names of its arguments."""
    expected = {each.name: decode(each.expected) for each in exercise.parts}
    return {name: expected[earlier] for name, earlier in part.uses.items()}


def inputs_with_one_change(
    exercise: BuiltExercise, part: BuiltPart, taken: Numbers
) -> Iterator[tuple[str, str, tuple[Numbers, Numbers]]]:
    """The inputs of a part with one number changed, and with that number a little larger, after what is to be said."""
    others = other_numbers(exercise, part)
    for name, value in taken.items():
        shown = f"`{part.uses[name]}`" if name in part.uses else ""
        if isinstance(value, list | tuple):
            for place, item in enumerate(value):
                if is_one_number(item) and item:
                    before, after = value[:place], value[place + 1 :]
                    one, other = ({**taken, name: [*before, each, *after]} for each in (-item, NUDGE * -item))
                    yield *sign_slip(f"{item:g}"), (one, other)
        elif is_one_number(value):
            if value:
                yield *sign_slip(shown or f"{value:g}"), ({**taken, name: -value}, {**taken, name: NUDGE * -value})
            for words, other in others.items():
                if other != value:
                    hint = f"This comes out if {words} is taken in the place of {shown or f'{value:g}'}."
                    nudged = NUDGE * other or NUDGE - 1
                    yield "another number taken", hint, ({**taken, name: other}, {**taken, name: nudged})


def sign_slip(shown: str) -> tuple[str, str]:
    """The name and the hint of a sign that is turned in one number of the calculation."""
    return "a sign on the way", f"This comes out if {shown} is taken with the other sign."


def other_numbers(exercise: BuiltExercise, part: BuiltPart) -> Numbers:
    """The numbers that might be taken by mistake, by what they are called: those given, and earlier parts."""
    found: Numbers = {
        f"{value:g}": value for form in exercise.given.values() if is_one_number(value := unwrapped(decode(form)))
    }
    for each in exercise.parts[: exercise.parts.index(part)]:
        value = unwrapped(decode(each.expected))
        if each.written == "number" and is_one_number(value):
            found[f"`{each.name}`"] = value
    return found


def is_one_number(value: Value) -> bool:
    """Whether a value is one number, and not a truth value."""
    return not isinstance(value, bool | str) and float_of(value) is not None


def value_on(part: BuiltPart, taken: Numbers) -> Value:
    """The value of a part on these inputs; None where it has none."""
    function = resolve(part.reference)
    try:
        return in_time(lambda: canonical_value(function(**accepted_names(function, {**taken, **part.bound}))))
    except TookTooLong:
        return None
    except Exception:  # a reference need not have a value on numbers that were never meant for it
        return None
