"""Known mistake: one list of attributes for a whole tree, from which every node takes the one that it tests."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reference.information.gain import Rows
from reference.trees.decision_tree import Tree, classify
from reference.trees.id3 import is_pure, majorities
from reference.trees.splitting import attributes_of, best_attributes


@dataclass(frozen=True, slots=True)
class OneListGrower:
    """What all nodes of a tree share: the attributes that are left, which they change, and how they are grown.

    Branches grow in `ascending` order of their values, or as the values occur; of tied classes the one that is
    `first_seen` is taken, or the alphabetically first.
    """

    target: str
    left: list[str]
    domains: Mapping[str, set[str]]
    ascending: bool
    first_seen: bool

    def grown(self, rows: Rows) -> Tree:
        """The tree of a node, which takes its test out of the list."""
        label = majorities(rows, self.target)[0]
        if self.first_seen:
            label = Counter(row[self.target] for row in rows).most_common(1)[0][0]
        if is_pure(rows, self.target) or not self.left:
            return label
        best = best_attributes(rows, self.target, attributes=self.left)[0]
        self.left.remove(best)
        values = dict.fromkeys(row[best] for row in rows)
        branches: dict[str, Tree] = dict.fromkeys(self.domains[best], label)
        for value in sorted(values) if self.ascending else values:
            branches[value] = self.grown([row for row in rows if row[best] == value])
        return {"test": best, "branches": branches}


def labels_from_one_list(
    fit: Mapping[str, Any], predict: Mapping[str, Any], *, ascending: bool = True, first_seen: bool = False
) -> list[str | None]:
    """The labels of a tree in which no attribute is tested twice, not even on different paths."""
    rows, target = fit["rows"], fit["target"]
    attributes = attributes_of(rows, target)
    domains = {name: {row[name] for row in rows} for name in attributes}
    tree = OneListGrower(target, list(attributes), domains, ascending, first_seen).grown(rows)
    return [classify(tree, row) for row in predict["rows"]]
