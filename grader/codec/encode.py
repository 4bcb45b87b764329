"""Any Python object as JSON from a closed set of forms, without running its own methods.

`None`, `bool`, `str`, finite `float`, `int` of at most 64 bits and `list` stand for themselves, and so does a `dict`
whose keys are all text without a leading "$". Everything else is an object with a "$" that names its form.

The object may be a student's, so a subclass is read by its base class's methods and an instance by its fields: no
property, `__eq__` or `__repr__` of a student runs. The exception is meant: an iterator is asked for its items, so that
a right answer that is a generator is judged by what it gives.
"""

from enum import Enum
from typing import Any

from grader.codec.arrays import NEITHER, stand_in
from grader.codec.objects import class_name, drainable, has_fields, instance_fields, is_a, mro_of, tuple_fields
from grader.codec.values import Json
from grader.codec.wire import FORM_WRITERS, LIMITS, Encoding, EncodingLimits, cut_form, form_label, record_form


def encode(value: object, limits: EncodingLimits = LIMITS) -> Json:
    """The JSON form of `value`, which `json.dumps(..., allow_nan=False)` writes and `decode` reads.

    >>> encode([1, (2.5, float("nan")), {"a": {3}}])
    [1, {'$': 'tuple', 'items': [2.5, {'$': 'float', 'is': 'nan'}]}, {'a': {'$': 'set', 'items': [3]}}]
    """
    return Encoding(limits, unusual_form).form(value)


def unusual_form(run: Encoding, value: Any, kind: type) -> Json:
    """The form of a value whose exact type is none of ours: NumPy's and pandas', subclasses, iterators, instances."""
    mro = mro_of(kind)
    table = stand_in(value, mro, run.left)  # before the bases: a NumPy float64 is also a float
    if table is not NEITHER:
        return table_form(run, value, table)
    if is_a(mro, Enum):
        return run.form(instance_fields(value, mro).get("_value_"))
    names = tuple_fields(mro)  # before the bases: a namedtuple is a tuple, and would lose its names
    if names:
        return record_form(run, value, class_name(kind), zip(names, tuple.__iter__(value), strict=False))
    for base in mro:
        if id(base) in FORM_WRITERS:
            return FORM_WRITERS[id(base)](run, value)
    return drained_form(run, value, kind) if drainable(kind, mro) else instance_form(run, value, kind, mro)


def instance_form(run: Encoding, value: object, kind: type, mro: tuple[type, ...]) -> Json:
    """An instance of a student's class by its fields; of anything else only the name of its class."""
    if has_fields(kind, mro):
        return record_form(run, value, class_name(kind), instance_fields(value, mro).items())
    return {"$": "opaque", "type": form_label(class_name(kind))}


def table_form(run: Encoding, value: object, table: Any) -> Json:
    """The form of a NumPy or pandas object by its stand-in; an array of objects may contain itself."""
    refused = run.refusal(value, 0)
    if refused:
        return refused
    form = run.form(table)
    run.around.discard(id(value))
    return form


def drained_form(run: Encoding, value: Any, kind: type) -> Json:
    """The items an iterator gives, each encoded when it comes: a trace may yield the same list again."""
    refused = run.refusal(value, 0)
    if refused:
        return refused
    forms: list[Json] = []
    for item in value:
        if len(forms) >= run.limits.drained or run.left <= 0:
            forms.append(cut_form("size"))
            break
        forms.append(run.form(item))
    run.around.discard(id(value))
    return {"$": "items", "type": form_label(class_name(kind)), "items": forms}
