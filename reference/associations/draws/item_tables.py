"""Draws of set functions, of rules with confidences, and of numbers for sets of items."""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

from reference.associations.draws.transactions import GOODS, transactions
from reference.associations.item_tables import monotonicity
from reference.associations.rule_filters import Rule, is_superfluous, rule_rounds
from reference.associations.rules import association_rules
from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.spellings import any_names

UNEVEN = 0.5  # the share of set functions in which single items are worth nothing
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
        if random.random() < UNEVEN:
            # what only some items together are worth: the first step from the empty set does not show it
            values = {some: values[some] if len(some) > 1 else 0 for some in values}
        if wanted == "anti-monotone":
            values = {some: max(worth.values()) * len(items) - value for some, value in values.items()}
        if wanted == "neither":
            # often above the empty set throughout, so that a fall is seen between larger sets only
            values = {some: random.randint(1, 5) if some or random.random() < UNEVEN else 0 for some in values}
        drawn = [[some, values[tuple(some)]] for some in sets]
        if monotonicity(drawn) == wanted:
            return drawn
        worth = {item: random.choice([0, 1, 2]) for item in items}


def set_functions(random: Random, items: Sequence[str], number: Range = 4) -> list[list[list[Any]]]:
    """Several set functions with different monotonicity."""
    kinds = [WORDS[place % len(WORDS)] for place in range(whole_number(random, number))]
    return [shuffled_function(random, items, kind) for kind in random.sample(kinds, len(kinds))]


def shuffled_function(random: Random, items: Sequence[str], wanted: str) -> list[list[Any]]:
    """A set function with its sets, and the items of each, in any order."""
    values = [[random.sample(some, len(some)), value] for some, value in set_function(random, items, wanted)]
    return random.sample(values, len(values))


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


def any_rules(random: Random, n: Range = (1, 9), items: Range = (2, 5)) -> list[dict[str, Any]]:
    """Different rules with few confidences, so that many are equal; heads may have several items, in any order."""
    goods = any_names(random, GOODS, whole_number(random, items))
    found: dict[tuple[frozenset[str], frozenset[str]], dict[str, Any]] = {}
    for _ in range(whole_number(random, n)):
        some = random.sample(goods, random.randint(2, len(goods)))
        # mostly small heads: rules with the same head are compared
        cut = random.randint(1, min(2, len(some) - 1))
        head, body = some[:cut], some[cut:]
        rule = {"body": body, "head": head, "confidence": random.choice([0.4, 0.5, 0.5, 0.6, 1.0])}
        found.setdefault((frozenset(body), frozenset(head)), rule)
    return list(found.values())


def any_set_functions(random: Random, number: Range = (1, 3)) -> list[list[list[Any]]]:
    """Set functions of up to three items, of any kind; values may be negative, and sets are listed in any order."""
    drawn = []
    for _ in range(whole_number(random, number)):
        items = any_names(random, GOODS, random.randint(0, 3))
        # two items are needed to rise and fall, one to do either
        kind = random.choice(WORDS if len(items) > 1 else ["both", *WORDS[: 2 * len(items)]])
        shift = random.choice([-4, -0.5, 0])
        values = [[random.sample(some, len(some)), value + shift] for some, value in set_function(random, items, kind)]
        drawn.append(random.sample(values, len(values)))
    return drawn


def any_item_rows(random: Random, n: Range = (1, 5)) -> list[dict[str, str]]:
    """A table whose columns have names of any spelling and share values."""
    values = ["yes", "No", "no", "1", "a=b"]
    names = ["light", "light2", "Light", "soil"]
    return [{name: random.choice(values) for name in names} for _ in range(whole_number(random, n))]


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
