"""Bodies, decision lists, and counts of what conditions cover."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.draws.numbers import Range, whole_number
from reference.draws.tables import Row, seen_values


def body(random: Random, rows: Sequence[Row], conditions: Range = (1, 3), target: str | None = None) -> list[list[str]]:
    """Conditions that some row meets, on different attributes.

    >>> body(Random(1), [{"a": "u", "b": "x", "class": "yes"}], conditions=2)
    [['a', 'u'], ['b', 'x']]
    """
    row = random.choice(list(rows))
    names = list(seen_values(rows, target))
    chosen = random.sample(names, min(len(names), whole_number(random, conditions)))
    return [[name, row[name]] for name in names if name in chosen]


def rule_list(
    random: Random, rows: Sequence[Row], rules: Range = (3, 5), conditions: Range = (1, 2), target: str = "class"
) -> list[list[Any]]:
    """Rules of few conditions that some row meets, with labels in turn: neighbours differ, and may overlap."""
    labels = sorted({row[target] for row in rows})
    first = random.randrange(len(labels))
    return [
        [body(random, rows, conditions, target), labels[(first + place) % len(labels)]]
        for place in range(whole_number(random, rules))
    ]


def label_in(random: Random, rows: Sequence[Row], target: str = "class") -> str:
    """A label that occurs."""
    return random.choice(sorted({row[target] for row in rows}))


def before(random: Random, positives: Range = (8, 20)) -> int:
    """How many positive examples a rule covers before a condition is added."""
    return whole_number(random, positives)


def kept(random: Random, count: int, least: float = 0.4) -> int:
    """How many of so many examples a condition keeps: at least one, never all."""
    return random.randint(max(1, round(least * count)), max(1, count - 1))


def fewer(random: Random, count: int) -> int:
    """How many negative examples a condition keeps: any number below."""
    return random.randint(0, max(0, count - 1))
