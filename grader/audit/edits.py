"""Inputs changed at random in small ways, and made extreme: items dropped, doubled, replaced, all alike, none at all.

Inputs are encoded. A list of mappings with the same keys is a table: its rows keep their columns.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

ValuePath = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class NumberBounds:
    """The range of the numbers in an exercise's own inputs, and whether all of them are whole."""

    low: float
    high: float
    whole: bool

    def number(self, random: Random, near: float) -> float:
        """Another number within twice the range, often one at its edge or next to the number `near`."""
        # No negative numbers where the exercise has none: its counts and probabilities would mean nothing.
        low = 0 if self.low >= 0 else 2 * self.low
        # Fractions up to 1 are taken for probabilities, which must stay below 1.
        high = 1 if 0 <= self.high <= 1 and not self.whole else 2 * self.high + 1
        drawn = random.choice((low, 0, 1, near + 1, near - 1, random.uniform(low, high), random.uniform(low, high)))
        kept = min(max(drawn, low), high)
        return round(kept) if self.whole or type(near) is int else round(kept, 2)


def bounds_of(inputs: Sequence[Mapping[str, Any]]) -> dict[str, NumberBounds]:
    """The bounds of the numbers in each argument that holds any."""
    found: dict[str, list[float]] = {}
    for each in inputs:
        for name, value in each.items():
            found.setdefault(name, []).extend(input_numbers(value))
    return {
        name: NumberBounds(min(numbers), max(numbers), all(type(number) is int for number in numbers))
        for name, numbers in found.items()
        if numbers
    }


def input_numbers(value: Any) -> Iterator[float]:
    """Every number inside a value."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        yield value
    for below in child_values(value).values():
        yield from input_numbers(below)


def child_values(value: Any) -> dict[str | int, Any]:
    """The values directly inside a value, by key or place; a value that the codec wraps counts as a leaf."""
    if isinstance(value, dict):
        return {} if "$" in value else dict(value)
    return dict(enumerate(value)) if isinstance(value, list) else {}


def values_with_paths(value: Any, path: ValuePath = ()) -> list[tuple[ValuePath, Any]]:
    """Every value inside another with its path, the value itself first."""
    found = [(path, value)]
    for key, below in child_values(value).items():
        found += values_with_paths(below, (*path, key)) if isinstance(below, dict | list) else [((*path, key), below)]
    return found


def with_value_at(value: Any, path: ValuePath, new: Any) -> Any:
    """A copy of the value with `new` at the end of a path."""
    if not path:
        return new
    key, *rest = path
    changed = dict(value) if isinstance(value, dict) else list(value)
    changed[key] = with_value_at(changed[key], tuple(rest), new)  # type: ignore[index]  # a place of a list, a key of a mapping
    return changed


def edited(given: Mapping[str, Any], random: Random, bounds: Mapping[str, NumberBounds]) -> dict[str, Any]:
    """The input with one small random change."""
    places = values_with_paths(dict(given))[1:]
    holding = [each for each in places if each[1] and isinstance(each[1], dict | list) and child_values(each[1])]
    # What holds others is changed as often as what is held: there is less of it.
    path, value = random.choice(holding if holding and random.random() < 0.5 else places)
    if isinstance(value, str):
        return dict(with_value_at(given, path, random.choice(texts_like(path, places))))
    return dict(with_value_at(given, path, changed_value(value, random, bounds.get(str(path[0])))))


def changed_value(value: Any, random: Random, bounds: NumberBounds | None) -> Any:
    """Another value of the same kind; a text stays, as `texts_like` finds those."""
    if isinstance(value, list) and value:
        return random.choice(LIST_EDITS)(value, random)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return bounds.number(random, value) if bounds else value
    if isinstance(value, dict) and "$" not in value and len(value) > 1:
        # The order of keys is all that may change: what a key may be, only the exercise knows.
        return dict(random.sample(list(value.items()), len(value)))
    return value


def texts_like(path: ValuePath, places: Sequence[tuple[ValuePath, Any]]) -> list[str]:
    """The texts that stand in the same column or list as the text at a path."""
    name = column_at(path)
    return sorted({value for other, value in places if isinstance(value, str) and column_at(other) == name})


def column_at(path: ValuePath) -> str:
    """The last name in a path: the column, or the argument."""
    return next((key for key in reversed(path) if isinstance(key, str)), "")


def without_one(items: list[Any], random: Random) -> list[Any]:
    """The list without one of its items."""
    place = random.randrange(len(items))
    return items[:place] + items[place + 1 :]


def with_one_twice(items: list[Any], random: Random) -> list[Any]:
    """The list with one of its items once more, anywhere."""
    place = random.randint(0, len(items))
    return [*items[:place], random.choice(items), *items[place:]]


def shuffled_list(items: list[Any], random: Random) -> list[Any]:
    """The list shuffled."""
    return random.sample(items, len(items))


def with_one_replaced(items: list[Any], random: Random) -> list[Any]:
    """The list with one item in place of another."""
    place = random.randrange(len(items))
    return [*items[:place], random.choice(items), *items[place + 1 :]]


def without_a_column(items: list[Any], random: Random) -> list[Any]:
    """A table without one of its columns; any other list without an item."""
    if all(isinstance(item, dict) and item.keys() == items[0].keys() and len(item) > 2 for item in items):  # two stay
        column = random.choice(list(items[0]))
        return [{key: value for key, value in item.items() if key != column} for item in items]
    return without_one(items, random)


def first_few(items: list[Any], random: Random) -> list[Any]:
    """The first items of the list, one to three."""
    return items[: random.randint(1, 3)]


LIST_EDITS: tuple[Callable[[list[Any], Random], list[Any]], ...] = (
    without_one,
    with_one_twice,
    shuffled_list,
    with_one_replaced,
    without_a_column,
    first_few,
)


def extremes(given: Mapping[str, Any], bounds: Mapping[str, NumberBounds]) -> Iterator[dict[str, Any]]:
    """The input made extreme at one place at a time: lists of none, one, two, all alike, doubled; numbers 0 and 1."""
    for path, value in values_with_paths(dict(given)):
        if isinstance(value, list) and path:
            for other in ([], value[:1], value[:2], value[:1] * len(value), value * 2, value[::-1]):
                yield with_value_at(given, path, other)
            yield from columns_alike(given, path, value)
        elif isinstance(value, int | float) and not isinstance(value, bool) and path:
            numbers = {0, 1, bounds[str(path[0])].low, bounds[str(path[0])].high, value + 1}
            yield from (with_value_at(given, path, number) for number in sorted(numbers))


def columns_alike(given: Mapping[str, Any], path: ValuePath, items: list[Any]) -> Iterator[dict[str, Any]]:
    """The table with one column at a time filled with its first value; nothing for other lists."""
    if items and all(isinstance(item, dict) and item.keys() == items[0].keys() for item in items):
        for column in items[0]:
            yield with_value_at(given, path, [{**item, column: items[0][column]} for item in items])
