"""Answers of a mistake where ties are broken in other ways: of two tied attributes or labels it may take either.

A reference breaks ties by the order of columns and of labels, so it is asked again with both in other orders.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
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


class AnswersInOtherOrders:
    """The answers of a reference with columns and labels in other orders, translated back; each is computed once.

    `labels` are those that get an order, as texts; of two students who use the same ones, the second finds all answers.
    """

    def __init__(
        self, reference: Any, args: Mapping[str, Value], bound: Mapping[str, Any], labels: Sequence[str]
    ) -> None:
        self.reference, self.args, self.bound, self.labels = reference, args, bound, labels
        self.known: list[Sequence[Value] | None] = []  # by turn; None for an order in which there is no answer
        self.is_over = False  # whether an answer took too long: in other orders it may take as long

    def __iter__(self) -> Iterator[Sequence[Value]]:
        for turn in range(MAX_ORDERS):
            if turn == len(self.known) and not self.is_over:
                self.ask(turn)
            if turn == len(self.known):
                return
            answer = self.known[turn]
            if answer is not None:
                yield answer

    def ask(self, turn: int) -> None:
        """Asks the reference in the order of a turn."""
        order = reordered(self.labels, turn)
        # New names in the order wanted, as labels are compared as texts: `010` comes after `009`, `10` before `9`.
        names = {label: f"{place:03} {label}" for place, label in enumerate(order)}
        old = {new: label for label, new in names.items()}
        again = {name: with_other_orders(value, turn, names) for name, value in self.args.items()}
        try:
            given = canonical_value(in_time(partial(self.reference, **again, **self.bound)))
        except TookTooLong:
            self.is_over = True
        except Exception:  # an order in which it has no answer speaks for nothing
            self.known.append(None)
        else:
            self.known.append([old.get(label, label) for label in given])


AskedAnew = Callable[[Sequence[str]], Iterable[Sequence[Value]]]  # from labels to the answers in other orders


def given_by_ties(asked_anew: AskedAnew, first: Sequence[Value], own: Value) -> list[list[Value]] | None:
    """For each row the labels that a mistake gives it in some order; None where an answer is not among these.

    `first` is what it gives in the order that the inputs have, `own` the student's answer.
    """
    # Without a label for each row nothing can be compared, and nothing is asked.
    labels = items_of(own)
    if labels is None or len(labels) != len(first):
        return None
    found = [[label] for label in first]
    fruitless = 0
    for given in asked_anew(sorted({str(label) for label in (*first, *labels)})):
        if len(given) != len(first):
            continue
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


def reordered(items: Sequence[Any], turn: int) -> list[Any]:
    """The items in another order, which depends on the turn only; turn 0 reverses them, as that alters most.

    >>> reordered("abc", 0), sorted(reordered("abc", 1))
    (['c', 'b', 'a'], ['a', 'b', 'c'])
    """
    return [items[place] for place in shuffled_places(len(items), turn)] if turn else list(items)[::-1]


# The same for every row of a table, and to seed a generator takes longer than to make the order.
@lru_cache(maxsize=2048)
def shuffled_places(count: int, turn: int) -> tuple[int, ...]:
    """The places of so many items in the order of a turn."""
    return tuple(Random(turn).sample(range(count), count))


def with_other_orders(value: Value, turn: int, names: Mapping[str, str]) -> Value:
    """The value with the columns of its rows in another order, and labels under other names."""
    if isinstance(value, dict):
        return {key: with_other_orders(value[key], turn, names) for key in reordered(list(value), turn)}
    if isinstance(value, list | tuple):
        return [with_other_orders(item, turn, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value
