"""Draws of set functions, of rules with confidences, and of numbers for sets of items."""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

from reference.associations.draws.transactions import transactions
from reference.associations.item_tables import monotonicity
from reference.associations.rule_filters import Rule, is_superfluous, rule_rounds
from reference.associations.rules import association_rules
from reference.shared.draws.numbers import Range, tries, whole_number

WORDS = ("monotone", "anti-monotone", "neither", "both")


def set_function(random: Random, items: Sequence[str], wanted: str) -> list[list[Any]]:
    """A value for every set of the items, such that the function has the wanted monotonicity, not strictly."""
    sets = [list(some) for size in range(len(items) + 1) for some in combinations(items, size)]
    if wanted == "both":
        level = random.randint(1, 9)
        return [[some, level] for some in sets]
    worth = {item: random.choice([0, 1, 2]) for item in items}
    trying = tries()
    while True:
        next(trying)
        # a sum of weights from 0 on never falls; some are 0, so that it is not strict
        values = {tuple(some): sum(worth[item] for item in some) for some in sets}
        if wanted == "anti-monotone":
            values = {some: max(worth.values()) * len(items) - value for some, value in values.items()}
        if wanted == "neither":
            values = {some: random.randint(0, 5) for some in values}
        drawn = [[some, values[tuple(some)]] for some in sets]
        if monotonicity(drawn) == wanted:
            return drawn
        worth = {item: random.choice([0, 1, 2]) for item in items}


def set_functions(random: Random, items: Sequence[str], number: Range = 4) -> list[list[list[Any]]]:
    """Several set functions with different monotonicity."""
    kinds = [WORDS[place % len(WORDS)] for place in range(whole_number(random, number))]
    return [set_function(random, items, kind) for kind in random.sample(kinds, len(kinds))]


def rules(random: Random, n: Range = (6, 10), min_confidence: float = 0.4) -> list[dict[str, Any]]:
    """Rules of some baskets with their confidences; only a comparison of heads shows which are superfluous."""
    trying = tries()
    while True:
        next(trying)
        baskets = transactions(random, n, items=4, each=(1, 3), planted=1, size=3)
        found = [
            {"body": rule["body"], "head": rule["head"], "confidence": round(rule["confidence"], 3)}
            for rule in association_rules(baskets, 2, min_confidence)
            if len(rule["head"]) == 1
        ]
        useless = any(is_superfluous(rule, found) for rule in found)
        # few enough to compare by hand
        if useless and len(found) <= 9 and any(is_overshadowed(rule, found) for rule in found):
            return random.sample(found, len(found))


def number_of_rules(
    random: Random, transactions: Sequence[Sequence[str]], min_confidence: float, start: int, more: Range = 0
) -> int:
    """The number of rules that some round after the first finds, or `more` than that."""
    # no basket has so many rules: all rounds are made
    numbers = {found for _, found in rule_rounds(transactions, 10**6, min_confidence, start)[1:-1] if found}
    return random.choice(sorted(numbers) or [2]) + whole_number(random, more)


def is_overshadowed(rule: Rule, rules: Sequence[Rule]) -> bool:
    """Whether a rule is not superfluous although a rule with a smaller body and another head is as confident."""
    surer = [o for o in rules if set(o["body"]) < set(rule["body"]) and o["confidence"] >= rule["confidence"]]
    return bool(surer) and not is_superfluous(rule, rules)


def pair_counts(random: Random, total: Range = (60, 200)) -> list[int]:
    """The numbers of baskets: all, with the body, with the head, with both; body and head are not independent."""
    trying = tries()
    while True:
        next(trying)
        size = whole_number(random, total)
        body, head = random.randint(10, size // 2), random.randint(10, size // 2)
        both = random.randint(3, min(body, head) - 1)
        if abs(both * size / (body * head) - 1) > 0.2:  # a lift near 1 could not be told from a slip
            return [size, body, head, both]
