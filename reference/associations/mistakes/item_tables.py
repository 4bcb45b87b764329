"""Known mistakes about items, sets of them, and rules once they are found."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.associations.apriori import Transactions, support
from reference.associations.item_tables import to_boolean
from reference.associations.rule_filters import Rule, is_superfluous
from reference.associations.rules import association_rules


def columns_as_they_come(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """Columns in the order in which items first occur."""
    baskets = [[f"{feature}={row[feature]}" for feature in features] for row in rows]
    items = list(dict.fromkeys(item for basket in baskets for item in basket))
    return [[item in basket for item in items] for basket in baskets]


def columns_by_feature(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """Columns sorted by feature, and then by value."""
    items = sorted({(feature, row[feature]) for row in rows for feature in features})
    return [[row[feature] == value for feature, value in items] for row in rows]


def columns_feature_by_feature(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """Columns in the order of the features, and then by value."""
    items = [(feature, value) for feature in features for value in sorted({row[feature] for row in rows})]
    return [[row[feature] == value for feature, value in items] for row in rows]


def table_on_its_side(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """A row for each item and a column for each basket."""
    upright = to_boolean([[f"{feature}={row[feature]}" for feature in features] for row in rows])
    return [list(column) for column in zip(*upright, strict=True)]


def by_the_ends(functions: Sequence[Any]) -> list[str]:
    """Only the empty set compared with the whole. Blockeel, section 5.2.2: confidence is neither in its body."""
    words = []
    for values in functions:
        known = {frozenset(items): value for items, value in values}
        least, most = known[frozenset()], known[max(known, key=len)]
        words.append("both" if least == most else "monotone" if least < most else "anti-monotone")
    return words


def word_of(pairs: Sequence[tuple[float, float]]) -> str:
    """The word for a function by some pairs of a value and a later one."""
    rises, falls = all(a <= b for a, b in pairs), all(a >= b for a, b in pairs)
    return "both" if rises and falls else "monotone" if rises else "anti-monotone" if falls else "neither"


def by_list_order(functions: Sequence[Any]) -> list[str]:
    """Each value compared with the next one in the list."""
    return [word_of([(a, b) for (_, a), (_, b) in pairwise(values)]) for values in functions]


def from_the_empty_set(functions: Sequence[Any]) -> list[str]:
    """Only the empty set compared with all others."""
    return [
        word_of([(least, value) for items, value in values if items])
        for values in functions
        for least in [next(value for items, value in values if not items)]
    ]


def by_size(functions: Sequence[Any]) -> list[str]:
    """Every set compared with all sets of more items, though they may not contain it."""
    return [
        word_of([(a, b) for small, a in values for large, b in values if len(small) < len(large)])
        for values in functions
    ]


def strictly(functions: Sequence[Any]) -> list[str]:
    """A larger set asked to have a value that is really larger, or smaller."""
    words = []
    for values in functions:
        known = {frozenset(items): value for items, value in values}
        pairs = [(known[small], known[large]) for small in known for large in known if small < large]
        rises, falls = all(a < b for a, b in pairs), all(a > b for a, b in pairs)
        words.append("monotone" if rises else "anti-monotone" if falls else "neither")
    return words


def one_size_too_many(p: float, least: float) -> int:
    """The first size that is no longer frequent."""
    size = 0
    while p**size >= least:
        size += 1
    return size


def rounds_counting(found: Callable[[int], int], wanted: int, start: int) -> list[list[int]]:
    """The rounds where each minimum support finds another number of rules."""
    rounds: list[list[int]] = []
    for least in range(start, 0, -1):
        rounds.append([least, found(least)])
        if rounds[-1][1] >= wanted:
            break
    return rounds


def rounds_of_pairs(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """Only rules of one item in the body and one in the head."""

    def found(least: int) -> int:
        rules = association_rules(transactions, least, min_confidence)
        return sum(len(rule["body"]) + len(rule["head"]) == 2 for rule in rules)

    return rounds_counting(found, wanted, start)


def rounds_by_body(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """Rules whose body alone has the minimum support."""
    every = [support(rule["body"], transactions) for rule in association_rules(transactions, 1, min_confidence)]
    return rounds_counting(lambda least: sum(each >= least for each in every), wanted, start)


def rounds_of_new(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """Only the rules with exactly the minimum support of the round; in the first round all."""

    def found(least: int) -> int:
        rules = association_rules(transactions, least, min_confidence)
        return sum(rule["support"] == least or least == start for rule in rules)

    return rounds_counting(found, wanted, start)


def rounds_of_exact(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """Only the rules with exactly the minimum support, in the first round too."""
    every = [rule["support"] for rule in association_rules(transactions, 1, min_confidence)]
    return rounds_counting(every.count, wanted, start)


def single_heads(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """Only rules whose head is one item."""

    def found(least: int) -> int:
        return sum(len(rule["head"]) == 1 for rule in association_rules(transactions, least, min_confidence))

    return rounds_counting(found, wanted, start)


def added_rounds(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """The rules of all rounds added up, though each round finds those of the rounds before again."""

    def found(least: int) -> int:
        rounds = range(least, start + 1)
        return sum(len(association_rules(transactions, each, min_confidence)) for each in rounds)

    return rounds_counting(found, wanted, start)


def rounds_above(transactions: Transactions, wanted: int, min_confidence: float, start: int) -> list[list[int]]:
    """Only rules whose confidence is above the minimum."""

    def found(least: int) -> int:
        rules = association_rules(transactions, least, min_confidence)
        return sum(rule["confidence"] > min_confidence for rule in rules)

    return rounds_counting(found, wanted, start)


def heads_as_lists(rules: Sequence[Rule]) -> list[Rule]:
    """Heads compared with the order of their items."""
    return [
        rule
        for rule in rules
        if not is_superfluous(rule, [other for other in rules if list(other["head"]) == list(rule["head"])])
    ]


def kept_if_not(rules: Sequence[Rule], makes_superfluous: Callable[[set[str], set[str]], bool]) -> list[Rule]:
    """The rules for which no rule with the same head and at least the same confidence has such a body."""
    return [
        rule
        for rule in rules
        if not any(
            set(other["head"]) == set(rule["head"])
            and other["confidence"] >= rule["confidence"]
            and makes_superfluous(set(other["body"]), set(rule["body"]))
            for other in rules
        )
    ]


def shorter_bodies(rules: Sequence[Rule]) -> list[Rule]:
    """Bodies compared by how many items they have."""
    return kept_if_not(rules, lambda small, large: len(small) < len(large))


def one_item_less(rules: Sequence[Rule]) -> list[Rule]:
    """Only bodies with exactly one item less compared."""
    return kept_if_not(rules, lambda small, large: small < large and len(small) == len(large) - 1)


def compared_with_earlier(rules: Sequence[Rule]) -> list[Rule]:
    """Only rules that come before in the list compared."""
    return [rule for place, rule in enumerate(rules) if not is_superfluous(rule, rules[:place])]


def within_larger_heads(rules: Sequence[Rule]) -> list[Rule]:
    """Heads that contain the head taken for the same."""
    return [
        rule
        for rule in rules
        if not any(
            set(other["head"]) >= set(rule["head"])
            and set(other["body"]) < set(rule["body"])
            and other["confidence"] >= rule["confidence"]
            for other in rules
        )
    ]


def values_in_any_column(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """An item in every basket in which its value stands, whichever feature has it."""
    return values_found(rows, features, features)


def values_in_whole_row(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """An item in every basket whose row has its value anywhere, in columns that are no features too."""
    return values_found(rows, features, list(rows[0]))


def values_found(rows: Sequence[Mapping[str, str]], features: Sequence[str], looked: Sequence[str]) -> list[list[bool]]:
    """The right columns, with True wherever the item's value stands in one of the columns that are looked at."""
    items = {f"{feature}={row[feature]}": row[feature] for row in rows for feature in features}
    return [[items[name] in [row[column] for column in looked] for name in sorted(items)] for row in rows]


def every_value_with_every_feature(rows: Sequence[Mapping[str, str]], features: Sequence[str]) -> list[list[bool]]:
    """A column for every feature with every value of any feature, also where no basket has it."""
    return values_combined(rows, features, features)


def every_value_of_the_table_with_every_feature(
    rows: Sequence[Mapping[str, str]], features: Sequence[str]
) -> list[list[bool]]:
    """A column for every feature with every value of the whole table, also where no basket has it."""
    return values_combined(rows, features, list(rows[0]))


def values_combined(
    rows: Sequence[Mapping[str, str]], features: Sequence[str], looked: Sequence[str]
) -> list[list[bool]]:
    """A column for every feature with every value of the columns that are looked at."""
    values = {row[column] for row in rows for column in looked}
    items = sorted((f"{feature}={value}", feature, value) for feature in features for value in values)
    return [[row[feature] == value for _, feature, value in items] for row in rows]
