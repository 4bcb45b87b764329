"""The check `direction`: a vector up to its length, as any positive multiple of it says the same."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.containers import dtype_of, items_of, kind_of, pairs_of, unwrapped
from grader.checks.equal import keys_meant
from grader.checks.no_value import judging_value
from grader.checks.numeric import Tolerance, float_of
from grader.checks.option_fields import flag, read_by, tolerance
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

Vector = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class DirectionOptions:
    """How many radians the direction may be off, and whether the opposite one is as good."""

    angle: float = field(default=1e-6, metadata=read_by(tolerance))
    either_sign: bool = field(default=False, metadata=read_by(flag))


def direction(case: Case, observation: Observation, options: DirectionOptions) -> Verdict:
    """The verdict on a vector: right if it points where the expected one does."""
    observed = observation.value
    if observed is None:
        return RIGHT if case.expected is None else none_verdict(bool(observation.stdout.strip()))
    wanted = vector_of(vector_entries(case.expected) or ())
    alone = wanted is not None and len(wanted) == 1 and float_of(case.expected) is not None
    if not wanted or not (any(wanted) or alone):
        raise TypeError(f"`direction` needs a vector that is not zero to compare with, not {kind_of(case.expected)}")
    given = _in_step(case.expected, observed)
    if isinstance(given, Verdict):
        return given
    own = vector_of(given)
    if own is None:
        return wrong("type", "Each entry should be a number. One entry is not.")
    if len(own) != len(wanted):
        entries = f"{len(own)} {'entry' if len(own) == 1 else 'entries'}"
        return wrong("shape", f"The answer has {entries}, which is not as many as it should have.")
    if not any(wanted):  # one number, such as the bias of a line through the origin: it is 0 in every scale
        return RIGHT if abs(own[0]) <= Tolerance().atol else wrong("value", "This is not the right number.")
    # A float32 keeps some seven digits: the angle may be off by as much as an entry may.
    lost = max((Tolerance(0, 0).for_type(dtype_of(item)).rtol for item in given), default=0.0)
    return _verdict(wanted, own, max(options.angle, lost), either_sign=options.either_sign)


def _verdict(wanted: Vector, own: Vector, allowed: float, *, either_sign: bool) -> Verdict:
    if any(map(math.isnan, own)):
        return wrong("nan", "The answer has a NaN in it. Look for 0/0, or for the logarithm of 0.")
    if not any(own):
        return wrong("zero", "Every entry is zero, and such a vector points nowhere.")
    if not all(map(math.isfinite, own)):
        return wrong("value", "An entry is infinite, and such a vector points nowhere.")
    off = angle_between(wanted, own)
    if off <= allowed or (either_sign and math.pi - off <= allowed):
        return RIGHT
    if math.pi - off <= allowed:
        return wrong("opposite", "This points in just the opposite direction. Look for a minus that is missing.")
    return wrong("value", "This does not point in the right direction.")


def angle_between(one: Vector, other: Vector) -> float:
    """The angle between two vectors that are not zero, in radians; exact also where it is tiny.

    >>> angle_between((1.0, 0.0), (0.0, 2.0)) == math.pi / 2
    True
    """
    u, v = _unit(one), _unit(other)
    apart = math.hypot(*(a - b for a, b in zip(u, v, strict=True)))
    # Not by the arc cosine of a product, which cannot tell an angle below 1e-8 from zero.
    return 2 * math.atan2(apart, math.hypot(*(a + b for a, b in zip(u, v, strict=True))))


def _unit(vector: Vector) -> Vector:
    largest = max(map(abs, vector))  # first, so that no square overflows or vanishes
    scaled = [entry / largest for entry in vector]
    length = math.hypot(*scaled)
    return tuple(entry / length for entry in scaled)


def _in_step(expected: Value, observed: Value) -> Sequence[Value] | Verdict:
    """The entries of an answer in the order of the expected vector, whose entries may have names."""
    if isinstance(expected, dict):
        pairs = pairs_of(observed)
        if pairs is not None:
            meant = keys_meant(tuple(expected), [key for key, _ in pairs])
            if set(meant) != set(range(len(expected))) or len(meant) > len(expected):
                return wrong("missing_keys", "The answer does not have an entry for each name, or has others.")
            own = {place: item for place, (_, item) in zip(meant, pairs, strict=True)}
            return [own[place] for place in range(len(expected))]
    numbers = vector_entries(observed)
    if numbers is None:
        return wrong("type", f"Return a list of numbers. The answer is {kind_of(unwrapped(observed))}.")
    return numbers


def vector_entries(value: Value) -> tuple[Value, ...] | None:
    """The entries of a vector: a row, a dict's values, or a matrix of one row or one column."""
    if isinstance(value, dict):
        return tuple(value.values())
    items = items_of(value)
    if items is None:
        return (value,) if float_of(value) is not None else None
    if len(items) == 1 and items_of(items[0]) is not None:
        return vector_entries(items[0])
    inside = [items_of(item) for item in items]
    if inside and all(entry is not None and len(entry) == 1 for entry in inside):
        return tuple(entry[0] for entry in inside if entry)
    return items


def vector_of(numbers: Sequence[Value]) -> Vector | None:
    """The entries as floats; None if one is no number."""
    floats = [float_of(number) for number in numbers if items_of(number) is None]
    found = tuple(entry for entry in floats if entry is not None)
    return found if len(found) == len(numbers) else None


judge_direction = judging_value(direction)
