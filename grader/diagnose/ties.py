"""Answers of a mistake where ties are broken in other ways: of two tied attributes or labels it may take either.

A reference breaks ties by the order of columns and of labels, so it is asked again with both in other orders.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from grader.built.reference_answers import canonical_value
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.containers import items_of
from grader.codec.values import Value

MAX_ORDERS = 96  # in which a reference is asked again, at most
MAX_FRUITLESS_ORDERS = 32  # orders in a row that give no row another label, after which the others are not tried
# The same from the start: then nothing is tied, as two that are change places in every other order.
MAX_UNTIED_ORDERS = 12


def given_by_ties(
    reference: Any, args: Mapping[str, Value], bound: Mapping[str, Any], first: Sequence[Value], own: Value
) -> list[list[Value]] | None:
    """For each row the labels that a mistake gives it in some order; None where an answer is not among these.

    `first` is what it gives in the order that the inputs have, `own` the student's answer.
    """
    # Without a label for each row nothing can be compared, and nothing is asked.
    labels = items_of(own)
    if labels is None or len(labels) != len(first):
        return None
    found = [[label] for label in first]
    fruitless = 0
    for given in answers_in_other_orders(reference, args, bound, first, labels):
        fruitless = 0 if add_new_labels(found, given) else fruitless + 1
        if all(str(label) in map(str, known) for label, known in zip(labels, found, strict=True)):
            return found
        if fruitless == (MAX_FRUITLESS_ORDERS if any(len(known) > 1 for known in found) else MAX_UNTIED_ORDERS):
            return None
    return None


def given_in_other_orders(reference: Any, args: Mapping[str, Value], bound: Mapping[str, Any]) -> Iterator[Value]:
    """The different answers that a mistake gives with the columns of tables, and the keys of dicts, in other orders."""
    known: list[Value] = []
    fruitless = 0
    for turn in range(MAX_ORDERS):
        again = {name: with_other_orders(value, turn, {}) for name, value in args.items()}
        try:
            given = canonical_value(in_time(partial(reference, **again, **bound)))
        except TookTooLong:
            return  # in other orders it may take as long
        except Exception:  # noqa: S112  as below
            continue
        fruitless = fruitless + 1 if given in known else 0
        if fruitless == MAX_FRUITLESS_ORDERS:
            return
        if not fruitless:
            known.append(given)
            yield given


def add_new_labels(found: Sequence[list[Value]], given: Sequence[Value]) -> bool:
    """Whether an answer gives some row a new label; such labels are added to `found`."""
    fresh = [(known, label) for known, label in zip(found, given, strict=True) if label not in known]
    for known, label in fresh:
        known.append(label)
    return bool(fresh)


def answers_in_other_orders(
    reference: Any, args: Mapping[str, Value], bound: Mapping[str, Any], first: Sequence[Value], own: Sequence[Value]
) -> Iterator[list[Value]]:
    """The answers of a reference with columns and labels in other orders, translated back to the old names."""
    labels = sorted({str(label) for label in (*first, *own)})
    for turn in range(MAX_ORDERS):
        order = reordered(labels, turn)
        # New names in the order wanted, as labels are compared as texts: `010` comes after `009`, `10` before `9`.
        names = {label: f"{place:03} {label}" for place, label in enumerate(order)}
        old = {new: label for label, new in names.items()}
        again = {name: with_other_orders(value, turn, names) for name, value in args.items()}
        try:
            given = canonical_value(in_time(partial(reference, **again, **bound)))
        except TookTooLong:
            return  # in other orders it may take as long
        except Exception:  # noqa: S112  an order in which it has no answer speaks for nothing
            continue
        if len(given) == len(first):
            yield [old.get(label, label) for label in given]


def reordered(items: Sequence[Any], turn: int) -> list[Any]:
    """The items in another order, which depends on the turn only; turn 0 reverses them, as that alters most.

    >>> reordered("abc", 0), sorted(reordered("abc", 1))
    (['c', 'b', 'a'], ['a', 'b', 'c'])
    """
    return Random(turn).sample(items, len(items)) if turn else list(items)[::-1]


def with_other_orders(value: Value, turn: int, names: Mapping[str, str]) -> Value:
    """The value with the columns of its rows in another order, and labels under other names."""
    if isinstance(value, dict):
        return {key: with_other_orders(value[key], turn, names) for key in reordered(list(value), turn)}
    if isinstance(value, list | tuple):
        return [with_other_orders(item, turn, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value
