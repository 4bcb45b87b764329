"""The limits of simpler inputs: the ranges and lengths of the exercise's own inputs, and their references."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grader.built.smaller.table_rows import Inputs, is_row_table
from grader.codec.values import Array, Value

# Tuples, as a union takes twice as long to ask: thousands of inputs are looked at for a class, value by value.
NUMBERS = (int, float)
COLLECTIONS = (list, tuple, set, frozenset)
ArgumentPlace = tuple[str, int]  # an argument, and how deep inside it
NameToken = tuple[str, Any]  # a name; a value under its column


@dataclass(frozen=True, slots=True)
class InputLimits:
    """The ranges of numbers and the shortest sequences in an exercise's inputs, argument by argument."""

    numbers: Mapping[ArgumentPlace, tuple[float, float]]
    shortest: Mapping[ArgumentPlace, int]

    def allow(self, inputs: Inputs) -> bool:
        """Whether the inputs lie within the limits; a sequence may be shorter than any seen, but not empty."""
        for name, value in inputs.items():
            for place, found in numbers_and_lengths(name, value):
                if isinstance(found, float):
                    low, high = self.numbers.get(place, (found, found))
                    if not low <= found <= high:
                        return False
                # An empty list is another kind of question, unless the exercise asks one.
                elif found < min(1, self.shortest.get(place, 0)):
                    return False
        return True


def input_limits(seen: Sequence[Inputs]) -> InputLimits:
    """The limits that the inputs of an exercise show."""
    numbers: dict[ArgumentPlace, tuple[float, float]] = {}
    shortest: dict[ArgumentPlace, int] = {}
    for inputs in seen:
        for name, value in inputs.items():
            for place, found in numbers_and_lengths(name, value):
                if isinstance(found, float):
                    low, high = numbers.get(place, (found, found))
                    numbers[place] = min(low, found), max(high, found)
                else:
                    shortest[place] = min(found, shortest.get(place, found))
    return InputLimits(numbers, shortest)


def numbers_and_lengths(name: str, value: Value) -> Iterator[tuple[ArgumentPlace, float | int]]:
    """Every number inside a value as a float, and every length as an int, each with its place, in any order."""
    waiting, depth = [value], 0
    while waiting:
        place = (name, depth)
        below: list[Value] = []
        for each in waiting:
            if isinstance(each, NUMBERS):
                if not isinstance(each, bool):
                    yield place, float(each)
            elif not isinstance(each, str):
                inside = [*each.values()] if isinstance(each, dict) else each.items if isinstance(each, Array) else each
                if isinstance(inside, COLLECTIONS):
                    yield place, len(inside)
                    below += inside
        waiting, depth = below, depth + 1


@dataclass(frozen=True, slots=True)
class Ties:
    """The arguments that name values of other arguments, and the columns that the rest of a table determines.

    `left_out` has, for a row or a list of columns, those of the table that it has not: no further one may be missing.
    """

    named_in: tuple[tuple[str, str], ...]
    determined: tuple[tuple[str, str], ...]
    left_out: tuple[tuple[str, str, frozenset[str]], ...] = ()

    def hold(self, inputs: Inputs) -> bool:
        """Whether the ties hold in these inputs: every value of a new row occurs in the table, a target is a column."""
        tokens = {name: frozenset(tokens_in(value)) for name, value in inputs.items()}
        if not all(tokens[part] <= tokens[whole] for part, whole in self.named_in):
            return False
        if not all(unnamed_columns(inputs[table], inputs[names]) <= before for names, table, before in self.left_out):
            return False
        return all(is_determined(inputs[table], column) for table, column in self.determined)


def ties_of(inputs: Inputs) -> Ties:
    """The ties between the arguments of an input."""
    tokens = {name: frozenset(tokens_in(value)) for name, value in inputs.items()}
    named = [
        (part, whole)
        for part in inputs
        for whole in inputs
        if part != whole and tokens[part] and tokens[part] <= tokens[whole]
    ]
    columns = [value for value in inputs.values() if isinstance(value, str)]
    determined = [
        (name, column)
        for name, value in inputs.items()
        if is_row_table(value)
        for column in columns
        if column in value[0] and is_determined(value, column)
    ]
    left_out = [
        (part, whole, unnamed_columns(inputs[whole], inputs[part]))
        for part, whole in named
        if is_row_table(inputs[whole])
        and columns_in(inputs[part])
        and columns_in(inputs[part]) <= columns_in(inputs[whole])
    ]
    return Ties(tuple(named), tuple(determined), tuple(left_out))


def columns_in(value: Value) -> frozenset[str]:
    """The columns that a list of names, a row or a table has."""
    if is_row_table(value):
        return frozenset(value[0])
    if isinstance(value, dict | list) and all(isinstance(each, str) for each in value):
        return frozenset(value)
    return frozenset()


def unnamed_columns(rows: Value, names: Value) -> frozenset[str]:
    """The columns of a table that are missing in a list of names, a row or another table."""
    return frozenset(rows[0] if is_row_table(rows) else ()) - columns_in(names)


def tokens_in(value: Value) -> Iterator[NameToken]:
    """Every name inside a value, and every text under the column it stands in."""
    if isinstance(value, str):
        yield "", value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield "", str(key)
            if isinstance(item, str):
                yield str(key), item
            else:
                yield from tokens_in(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from tokens_in(item)


def is_determined(rows: Value, column: str) -> bool:
    """Whether rows that agree in all other columns also agree in this one."""
    if not is_row_table(rows) or column not in rows[0]:
        return False
    found: dict[str, Value] = {}
    return all(
        found.setdefault(repr([item for key, item in row.items() if key != column]), row[column]) == row[column]
        for row in rows
    )
