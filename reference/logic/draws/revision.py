"""Draws of rules for a machine that share atoms, and of examples of when it was stopped."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.ruleset_revision import concludes
from reference.shared.draws.numbers import Range, whole_number

SIGNS = ("hot", "dry", "loud", "old", "dusty", "wet", "fast")
TARGET = "stop"


def machine_rules(random: Random, n: Range = (3, 4), shared: Range = (2, 3), signs: int = 6) -> list[Any]:
    """Rules for two or three conclusions, most of which have some signs in common.

    >>> machine_rules(Random(3), n=2)
    [[['check'], [['dusty'], ['dry'], ['loud']]], [['stop'], [['dusty'], ['fast'], ['dry']]]]
    """
    names = random.sample(SIGNS, signs)
    common = names[: whole_number(random, shared)]
    rules: list[Any] = []
    for place in range(whole_number(random, n)):
        head = TARGET if place == 0 else random.choice([TARGET, TARGET, "alarm", "check"])
        part = random.sample(common, max(1, len(common) - (random.random() < 0.25)))
        more = random.sample(names[len(common) :], random.choice((0, 1, 1, 2)))
        also = ["alarm"] if head == TARGET and random.random() < 0.25 else []
        body = [*part, *more, *also]
        random.shuffle(body)
        rule = [[head], [[name] for name in body]]
        if not any(head == each[0][0] and {*body} == {name for (name,) in each[1]} for each in rules):
            rules.append(rule)
    random.shuffle(rules)
    return rules


def machine_examples(random: Random, rules: Sequence[Any], n: Range = (8, 10), doubts: float = 0.15) -> list[Any]:
    """Sets of signs with whether the machine was stopped: as the rules say, in most cases."""
    names = sorted({name for _, body in rules for (name,) in body} - {"alarm", "check"})
    every = [[name for name in names if random.random() < 0.6] for _ in range(whole_number(random, n))]
    different = {frozenset(signs): signs for signs in every}.values()
    return [[signs, concludes(rules, signs, TARGET) != (random.random() < doubts)] for signs in different]
