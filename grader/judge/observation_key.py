"""Cache keys of observations: bytes that are equal only for observations that are equal to the last bit."""

import marshal
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from grader.checks.calls import Observation
from grader.codec.values import Items, Value

# Longer answers are few, and a cohort of them would fill the memory.
MAX_KEY_BYTES = 100_000
# Bytes of a key that take one place in a cache: tables of a thousand cells take several.
KEY_BYTES_A_PLACE = 20_000
# The last version in which equal values always have equal bytes: later ones mark objects that occur twice.
MARSHAL_VERSION = 2
# Marks a value that `marshal` does not know. No answer can hold an Ellipsis, so no answer can look like it.
FORM_TAG = ...


def observation_key(observations: Sequence[Observation]) -> bytes | None:
    """A key that only observations share that are equal to the last bit; None for observations that are too long.

    An observation with an error has no key either: the lines that an exception came through are the student's own.
    """
    if any(each.error is not None for each in observations):
        return None
    key = marshalled_bytes([(each.outcome, each.value, each.stdout, each.changed) for each in observations])
    return None if key is None or len(key) > MAX_KEY_BYTES else key


def key_weight(key: tuple[int, int, bytes]) -> int:
    """The places of a cache that a key takes whose last part is that of observations.

    >>> key_weight((1, 2, b"short")), key_weight((1, 2, b"." * 50_000))
    (1, 3)
    """
    return 1 + len(key[-1]) // KEY_BYTES_A_PLACE


def marshalled_bytes(value: Any) -> bytes | None:
    """Bytes that no other value has; None for a value that `marshal` refuses, such as one that is nested too deeply."""
    try:
        return marshal.dumps(value, MARSHAL_VERSION)
    except ValueError:  # something of NumPy's, say
        pass
    try:
        return marshal.dumps(marshal_form(value), MARSHAL_VERSION)
    except (ValueError, RecursionError):
        return None


def marshal_form(value: Value) -> Any:
    """The value in types that `marshal` knows; no two values have one form, and 1, 1.0 and True are three.

    >>> marshal_form([1, Fraction(1, 2)])
    [1, (Ellipsis, 'Fraction', '1/2')]
    """
    kind = type(value)
    if kind in MARSHAL_FORMS:
        return MARSHAL_FORMS[kind](value)
    return (FORM_TAG, kind.__name__, *identifying_parts(value)) if is_dataclass(kind) or kind in TAGGED_TYPES else value


def identifying_parts(value: Any) -> Sequence[Any]:
    """The fields or items that tell a value from others of its Python class."""
    if isinstance(value, Items):
        return (value.type, *map(marshal_form, value))
    if isinstance(value, Fraction | Decimal):
        return (str(value),)
    return [marshal_form(getattr(value, each.name)) for each in fields(value)]


TAGGED_TYPES = frozenset({Items, Fraction, Decimal})
MARSHAL_FORMS: dict[type, Callable[[Any], Any]] = {
    list: lambda items: list(map(marshal_form, items)),
    tuple: lambda items: tuple(map(marshal_form, items)),
    set: lambda members: (FORM_TAG, "set", tuple(map(marshal_form, members))),
    frozenset: lambda members: (FORM_TAG, "frozenset", tuple(map(marshal_form, members))),
    # As pairs: a dict may have two keys that are NaN, and both have the same form.
    dict: lambda pairs: (
        FORM_TAG,
        "dict",
        tuple((marshal_form(key), marshal_form(item)) for key, item in pairs.items()),
    ),
}
