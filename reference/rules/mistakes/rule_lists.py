"""Known mistakes about rules in an order, with a default, and as a tree. Blockeel, 4.5.3; Kubat, 6.6; Flach, 6.1."""

from collections.abc import Sequence
from typing import Any

from reference.rules.coverage import Rows, Rule, accuracy_counts
from reference.rules.rule_lists import default_class


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
