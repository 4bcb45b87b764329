"""The fields of one step of a trace, in whatever form a student writes it down."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grader.checks.close import plainly_near
from grader.checks.containers import items_of, kind_of, label_of, leaves_of, named_fields, pairs_of, unwrapped
from grader.checks.equal import same_answer
from grader.checks.mapping import usual_check
from grader.checks.members import members_of
from grader.checks.numeric import float_of
from grader.checks.option_fields import Inner
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Frame, Record, Value


@dataclass(frozen=True, slots=True)
class StepLayout:
    """The fields of a step in order, the check of each, and whether the walk's own records hold the one field bare."""

    names: tuple[str, ...]
    checks: Mapping[str, Inner]
    bare: bool
    args: Mapping[str, Value]

    def fields(self, step: Value) -> dict[str, Value] | None:
        """The fields of a student's step: by name, in order, or the one field standing bare; None if unreadable."""
        if len(self.names) > 1:
            return named_fields(step, self.names)
        [name] = self.names
        found = named_fields(step, self.names) if isinstance(step, dict | Record) else None
        if found:
            return found
        return {name: self._row(name, step) if isinstance(step, Record) else step}

    def _row(self, name: str, row: Record) -> Value:
        """A table's row as its one field: with the names of the columns where they are the keys of a dict."""
        check = self.checks.get(name)
        if check is not None and check.name == "mapping":
            return dict(pairs_of(row) or ())
        return list(items_of(row) or ())

    def fields_like(self, record: Value, step: Value) -> dict[str, Value] | None:
        """The fields of a student's step as one of the walk's records has them: out of a tuple of the one field."""
        fields = self.fields(step)
        if fields is None or len(self.names) > 1:
            return fields
        [(name, given)] = fields.items()
        items = items_of(given)
        wrapped = items is not None and len(items) == 1 and depth_of(given) > depth_of(self.record(record)[name])
        return {name: items[0]} if items and wrapped else fields

    def record(self, record: Any) -> Mapping[str, Value]:
        """The fields of one of the walk's own records."""
        return {self.names[0]: record} if self.bare else record

    def own_record(self, fields: Mapping[str, Value]) -> Value:
        """The fields of a student's step in the form of the walk's own records."""
        return fields[self.names[0]] if self.bare else fields

    def shown(self, record: Value) -> Value:
        """One of the walk's records as a student would write it: a single field bare."""
        return self.record(record)[self.names[0]] if len(self.names) == 1 else record

    def verdict(self, record: Value, step: Value) -> Verdict:
        """Right when every field of the step is, else what is wrong with the first that is not."""
        fields = self.fields(step)
        if fields is None or step is None:
            return wrong("type", f"A step should hold {_listed(self.names)}. This one is {kind_of(unwrapped(step))}.")
        for name, expected in self.record(record).items():
            if name not in fields:
                return wrong("missing_part", f"`{name}` is not in it.")
            verdict = self._field_verdict(name, expected, fields[name])
            if not verdict.passed:
                named = "" if len(self.names) == 1 else f"`{name}`: "
                return wrong(verdict.reason, f"{named}{verdict.message}")
        return RIGHT

    def passes(self, record: Value, step: Value) -> bool:
        """Whether the verdict on the step is right, without the words for what is wrong: mostly only that is asked."""
        if len(self.names) == 1 and type(step) is list and len(step) != 1:
            [(name, expected)] = self.record(record).items()
            check = self.checks.get(name)
            near = plainly_near(expected, step, check.options) if check and check.name == "close" else None
            if near is not None:
                return near
        return self.verdict(record, step).passed

    def _field_verdict(self, name: str, expected: Value, given: Value) -> Verdict:
        check = self.checks.get(name) or usual_check(expected)
        verdict = check.verdict(expected, given, self.args)
        items = items_of(given)
        if not verdict.passed and len(self.names) == 1 and items is not None and len(items) == 1:
            within = check.verdict(expected, items[0], self.args)  # the one field, standing in a tuple of fields
            return within if within.passed else verdict
        return verdict


def depth_of(value: Value) -> int:
    """The number of collections around the innermost value; a dict is two, as it may come as a list of pairs.

    >>> depth_of(3), depth_of([]), depth_of([[1], {2}]), depth_of({"a": 1})
    (0, 1, 2, 2)
    """
    if isinstance(value, dict):
        return 2 + max(map(depth_of, value.values()), default=0)
    members = members_of(value)
    return 0 if members is None else 1 + max(map(depth_of, members), default=0)


def step_layout(record: Value, checks: Mapping[str, Inner], args: Mapping[str, Value]) -> StepLayout:
    """The layout of steps, taken from one record of the walk: a dict of fields, or one field standing bare."""
    if isinstance(record, dict) and record and set(checks) <= set(record):
        return StepLayout(tuple(record), checks, False, args)
    names = tuple(checks) or ("step",)
    if len(names) == 1:
        return StepLayout(names, checks, True, args)
    raise TypeError(f"a record of the walk should hold {_listed(names)}")


def _listed(names: Sequence[str]) -> str:
    return " and ".join(f"`{name}`" for name in names)


def steps_of(value: Value) -> tuple[Value, ...] | None:
    """The steps of a trace: the items of a list, tuple or array, the rows of a DataFrame; None for anything else."""
    if isinstance(value, Frame):
        names = tuple(map(label_of, value.columns))
        return tuple(Record("row", tuple(zip(names, row, strict=True))) for row in value.rows)
    return None if isinstance(value, Record) else items_of(value)


VOID_KINDS = ("constant", "zero", "echoes_input")  # trivial states of a student's own, from which no step may follow


def is_void_state(fields: Mapping[str, Value], void_if: Sequence[str], args: Mapping[str, Value]) -> bool:
    """Whether a state is too trivial to feed the next step; one that is not finite always is."""
    numbers = [number for field in fields.values() for number in _numbers(field)]
    if any(number - number != 0 for number in numbers):  # NaN or infinite, and whatever is made from it is too
        return True
    if "zero" in void_if and numbers and not any(numbers):
        return True
    return "echoes_input" in void_if and _echoes(fields, args)


def _numbers(value: Value) -> list[float]:
    if type(value) is list and all(type(item) is float for item in value):  # as most are
        return value
    return [number for leaf in leaves_of(value) if (number := float_of(leaf)) is not None]


def _echoes(fields: Mapping[str, Value], args: Mapping[str, Value]) -> bool:
    rows = [value for value in fields.values() if type(value) is list or float_of(value) is None]
    return all(any(_is_same(args[name], value) for name in args) for value in rows or fields.values())


def _is_same(given: Value, value: Value) -> bool:
    if type(value) is list and type(given) in (int, float, str):
        return False
    if type(value) is list and type(given) is list and (len(given) != len(value) or _begin_apart(given, value)):
        return False
    return same_answer(given, value)


def _begin_apart(given: list[Value], value: list[Value]) -> bool:
    """Whether two rows begin with different plain numbers, as rows that are not the same mostly do."""
    plain = bool(given) and type(given[0]) in (int, float) and type(value[0]) in (int, float)
    return plain and bool(given[0] != value[0])
