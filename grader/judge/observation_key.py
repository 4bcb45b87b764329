"""Answers that are alike: most of a class gives the same ones, and what is alike is judged once."""

import marshal
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from grader.checks.calls import Observation
from grader.codec.values import Items, Value

LONGEST = 20_000  # bytes of a key; longer answers are few, and a class of them would fill the memory
PLAINLY = 2  # the last version of the format in which the same value always has the same bytes
MARK = ...  # no answer holds it: what follows stands for a value that the format does not know


@dataclass(frozen=True, slots=True)
class Seen:
    """What was seen of a student's code, told from others by `key`."""

    key: bytes
    observations: tuple[Observation, ...] = field(compare=False)


def seen_alike(observations: tuple[Observation, ...]) -> Seen | None:
    """The observations with a key that only those share that are the same to the last bit; None for what is too long.

    Nor has what raised a key: the lines that it came through are the student's own.
    """
    if any(each.error is not None for each in observations):
        return None
    key = bytes_of([(each.outcome, each.value, each.stdout, each.changed) for each in observations])
    return None if key is None or len(key) > LONGEST else Seen(key, observations)


def bytes_of(value: Any) -> bytes | None:
    """Bytes that no other value has; None where there are none, as of what is nested too deeply."""
    try:
        return marshal.dumps(value, PLAINLY)
    except ValueError:  # something of NumPy's, say
        pass
    try:
        return marshal.dumps(known_form(value), PLAINLY)
    except (ValueError, RecursionError):
        return None


def known_form(value: Value) -> Any:
    """The value in types that `marshal` knows; no two values have one form, and 1, 1.0 and True are three.

    >>> known_form([1, Fraction(1, 2)])
    [1, (Ellipsis, 'Fraction', '1/2')]
    """
    kind = type(value)
    if kind in FORMS:
        return FORMS[kind](value)
    return (MARK, kind.__name__, *inside(value)) if is_dataclass(kind) or kind in OTHERS else value


def inside(value: Any) -> Sequence[Any]:
    """What tells a value from others of its class."""
    if isinstance(value, Items):
        return (value.type, *map(known_form, value))
    if isinstance(value, Fraction | Decimal):
        return (str(value),)
    return [known_form(getattr(value, each.name)) for each in fields(value)]


OTHERS = frozenset({Items, Fraction, Decimal})
FORMS: dict[type, Callable[[Any], Any]] = {
    list: lambda items: list(map(known_form, items)),
    tuple: lambda items: tuple(map(known_form, items)),
    set: lambda members: (MARK, "set", tuple(map(known_form, members))),
    frozenset: lambda members: (MARK, "frozenset", tuple(map(known_form, members))),
    # In pairs: two keys that are no number are two in a dict, though there is one form of them.
    dict: lambda pairs: (MARK, "dict", tuple((known_form(key), known_form(item)) for key, item in pairs.items())),
}
