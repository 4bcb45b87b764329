"""Known mistakes about rules in an order, with a default, and as a tree. Blockeel, 4.5.3; Kubat, 6.6; Flach, 6.1."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from reference.rules.coverage import Rows, Rule, accuracy_counts, covers
from reference.rules.rule_lists import decision_list, default_class, rule_list_to_tree, strength


def by_hits(rules: Sequence[Rule], rows: Rows, target: str, by: str) -> dict[str, Any]:
    """Rules ordered by how many rows they get right. Kubat, table 6.9: coverage counts the wrong ones too."""
    hits = [accuracy_counts(body, label, rows, target)[0] for body, label in rules]
    order = sorted(range(len(rules)), key=lambda place: -hits[place])
    return {"order": order, "default": default_class(rules, rows, target)}


def branches_exchanged(rules: Sequence[Rule], default: Any) -> Any:
    """A rule's label where its condition does not hold."""
    if not rules:
        return default
    (body, label), *rest = rules
    return {
        "test": [list(condition) for condition in body],
        "branches": {"yes": branches_exchanged(rest, default), "no": label},
    }


def by_what_is_left(rules: Sequence[Rule], rows: Rows, target: str, by: str) -> dict[str, Any]:
    """Each next rule measured only on the rows that earlier ones leave."""
    left, open_rules, order = list(rows), list(range(len(rules))), []
    while open_rules:
        best = max(open_rules, key=lambda place: strength(rules[place], left, target, by))
        order.append(best)
        open_rules.remove(best)
        left = [row for row in left if not covers(rules[best][0], row)]
    return {"order": order, "default": default_class(rules, rows, target)}


def by_estimate(rules: Sequence[Rule], rows: Rows, target: str, by: str) -> dict[str, Any]:
    """Rules ordered by Laplace's estimate of the accuracy; by coverage as usual."""
    if by != "accuracy":
        return decision_list(rules, rows, target, by)
    counts = [accuracy_counts(body, label, rows, target) for body, label in rules]
    order = sorted(range(len(rules)), key=lambda place: -Fraction(counts[place][0] + 1, counts[place][1] + 2))
    return {"order": order, "default": default_class(rules, rows, target)}


def by_share_of_all(rules: Sequence[Rule], rows: Rows, target: str, by: str) -> dict[str, Any]:
    """Rules ordered by the share of all rows that they get right; by coverage as usual."""
    return by_hits(rules, rows, target, by) if by == "accuracy" else decision_list(rules, rows, target, by)


def default_of_strongest(rules: Sequence[Rule], rows: Rows, target: str, by: str) -> dict[str, Any]:
    """The label of the strongest rule as the default where every row is covered."""
    found = decision_list(rules, rows, target, by)
    everything = all(any(covers(body, row) for body, _ in rules) for row in rows)
    return found | ({"default": rules[found["order"][0]][1]} if everything else {})


def same_labels_joined(rules: Sequence[Rule], default: Any) -> Any:
    """Neighbouring rules with the same label made one: its test has the conditions of all of them."""
    joined: list[tuple[list[Any], Any]] = []
    for body, label in rules:
        if joined and joined[-1][1] == label:
            joined[-1][0].extend(body)
        else:
            joined.append((list(body), label))
    return rule_list_to_tree(joined, default)


def same_labels_skipped(rules: Sequence[Rule], default: Any) -> Any:
    """Only the first of neighbouring rules with the same label."""
    kept = [rule for place, rule in enumerate(rules) if not place or rules[place - 1][1] != rule[1]]
    return rule_list_to_tree(kept, default)


def repeated_tests_dropped(rules: Sequence[Rule], default: Any) -> Any:
    """A rule left out whose condition an earlier rule has: no row reaches it."""
    kept = [rule for place, rule in enumerate(rules) if rule[0] not in [body for body, _ in rules[:place]]]
    return rule_list_to_tree(kept, default)


def equal_leaves_merged(rules: Sequence[Rule], default: Any) -> Any:
    """A node whose branches are the same leaf replaced by that leaf."""
    if not rules:
        return default
    (body, label), *rest = rules
    below = equal_leaves_merged(rest, default)
    conditions = [list(condition) for condition in body]
    return label if below == label else {"test": conditions, "branches": {"yes": label, "no": below}}
