"""Rules that can be put in one order only, and lists of short rules."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from reference.draws.numbers import Range, tries, whole_number
from reference.draws.rules import body
from reference.draws.tables import Row
from reference.rule_lists import strength
from reference.rules import covers


def rules_apart(random: Random, rows: Sequence[Row], number: Range = (3, 4), target: str = "class") -> list[Any]:
    """Rules no two of which are as accurate, or cover as many rows; what they leave has one most frequent class."""
    trying = tries()
    while True:
        next(trying)
        rules: list[Any] = [right_somewhere(random, rows, target) for _ in range(whole_number(random, number))]
        measures = [{strength(rule, rows, target, by) for rule in rules} for by in ("accuracy", "coverage")]
        if all(len(measured) == len(rules) for measured in measures) and clear_default(rules, rows, target):
            return rules


def right_somewhere(random: Random, rows: Sequence[Row], target: str) -> list[Any]:
    """A rule of one or two conditions that is right of some row."""
    conditions = body(random, rows, (1, 2), target)
    return [conditions, random.choice([row[target] for row in rows if covers([(a, v) for a, v in conditions], row)])]


def clear_default(rules: Sequence[Any], rows: Sequence[Row], target: str) -> bool:
    """Whether some rows are covered by no rule, and one class is the most frequent of them."""
    left = [row[target] for row in rows if not any(covers(body, row) for body, _ in rules)]
    counts = sorted(Counter(left).values(), reverse=True)
    return bool(counts) and (len(counts) == 1 or counts[0] > counts[1])


def short_rules(random: Random, attributes: Range = (3, 5), labels: Sequence[str] = ("low", "high")) -> list[Any]:
    """Rules of one condition each, on different attributes, with labels in turn."""
    names = random.sample(["wind", "tide", "moon", "cloud", "season"], whole_number(random, attributes))
    first = random.randrange(len(labels))
    return [
        [[[name, random.choice(["a", "b", "c"])]], labels[(first + place) % len(labels)]]
        for place, name in enumerate(names)
    ]
