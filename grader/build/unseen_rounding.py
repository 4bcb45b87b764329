"""The rule that rounding loses no marks in hidden cases only: a public case must refuse the rounded answer too."""

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from typing import Any

from grader.build.building import InCode
from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.built.own_check import verdict_on_answer
from grader.codec.decode import decode
from grader.codec.values import Record, Value
from grader.spec.faults import Fault
from grader.spec.load import Loaded

SHOWN_DECIMALS = 6  # the digits that examples show, and so the digits to which students round


def unseen_rounding(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault if rounding to six decimals loses marks in a hidden case, and no public case refuses it."""
    hidden = [case.name for case in built.cases if not case.public and refuses_rounded(built, case)]
    if hidden and not any(case.public and refuses_rounded(built, case) for case in built.cases):
        problem = f"rounded to {SHOWN_DECIMALS} decimals, right answers fail in `{hidden[0]}` and in no public case"
        remedy = "Add a public case that refuses it, one with a small number say, or allow a larger `atol`."
        yield loaded.fault(("cases",), problem, remedy)


def refuses_rounded(built: BuiltExercise, case: BuiltCase, decimals: int = SHOWN_DECIMALS) -> bool:
    """Whether the check refuses the right answer to some input of a case once its floats are rounded."""
    return any(loses_by_rounding(built, instance, decimals) for instance in case.instances)


def loses_by_rounding(built: BuiltExercise, instance: Instance, decimals: int = SHOWN_DECIMALS) -> bool:
    """Whether the check refuses the right answer to one input once its floats are rounded."""
    expected: Any = decode(instance.expected)
    rounded = with_rounded_floats(expected, decimals)
    if rounded == expected:  # labels and whole numbers: most of the inputs of the bank
        return False
    others = decode(instance.accepted)
    return not verdict_on_answer(built, instance.args, expected, rounded, others).passed


def with_rounded_floats(value: Any, decimals: int) -> Value:
    """The value with every float in it rounded, as a student would round it; whole numbers and keys stay.

    >>> with_rounded_floats({"a": [0.123456789, 3], "b": "0.123456789"}, 6)
    {'a': [0.123457, 3], 'b': '0.123456789'}
    """
    if isinstance(value, float | Fraction | Decimal):
        return round(float(value), decimals)
    if isinstance(value, dict):
        return {key: with_rounded_floats(item, decimals) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return type(value)(with_rounded_floats(item, decimals) for item in value)
    if isinstance(value, Record):
        fields = tuple((name, with_rounded_floats(item, decimals)) for name, item in value.fields)
        return replace(value, fields=fields)
    return value
