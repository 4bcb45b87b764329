"""Breadth-first ID3: of all trees that are consistent with the rows, a smallest one of least depth. Mitchell, 3.6.1."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from reference.information.gain import Rows
from reference.trees.decision_tree import Tree
from reference.trees.id3 import is_pure
from reference.trees.splitting import attributes_of

MOST_NODES = 50_000  # different nodes that are looked at: 10 attributes of 2 values have 59,049

Domains = Mapping[str, Sequence[str]]
Sized = tuple[int, Tree]  # the nodes of a tree, and the tree


def bfs_id3(
    rows: Rows, attributes: Sequence[str], target: str, *, domains: Domains | None = None
) -> tuple[int, int, Tree] | None:
    """The depth, the number of nodes and the tree, of least depth and then fewest nodes; None if rows contradict.

    The depth is the number of tests on the longest path, and nodes include leaves. A test has a branch for each value
    among the rows of its node, or for each of `domains`, then with a leaf where no row comes. Mitchell begins with
    depth 1; rows of one class have depth 0 here.

    >>> rows = [{"a": a, "b": b, "class": c} for a, b, c in [("u", "x", "yes"), ("v", "x", "no"), ("v", "y", "yes")]]
    >>> bfs_id3(rows, ["a", "b"], "class")[:2]
    (2, 5)
    """
    for depth in range(len(attributes) + 1):
        found = smallest_of_depth(rows, attributes, target, depth, domains)
        if found:
            return depth, *found
    return None


def smallest_of_depth(
    rows: Rows, attributes: Sequence[str], target: str, depth: int, domains: Domains | None = None
) -> Sized | None:
    """The smallest consistent tree of at most that depth, the first of several, with its number of nodes."""
    return TreeSearch(rows, attributes, target, domains).smallest(tuple(range(len(rows))), depth)


@dataclass(frozen=True, slots=True)
class TreeSearch:
    """Smallest trees for sets of rows; `known` has each set of rows once for each depth that is left."""

    rows: Rows
    attributes: Sequence[str]
    target: str
    domains: Domains | None
    known: dict[tuple[tuple[int, ...], int], Sized | None] = field(default_factory=dict)

    def smallest(self, places: tuple[int, ...], depth: int) -> Sized | None:
        """The smallest tree for the rows at these places, None if there is none of that depth."""
        here = [self.rows[place] for place in places]
        if is_pure(here, self.target):
            return 1, here[0][self.target]
        if not depth:
            return None
        if (places, depth) not in self.known:
            if len(self.known) >= MOST_NODES:
                raise ValueError(f"more than {MOST_NODES} different nodes: too many attributes for all trees")
            trees = [tree for name in self.attributes if (tree := self.split(places, name, depth))]
            self.known[places, depth] = min(trees, key=itemgetter(0), default=None)
        return self.known[places, depth]

    def split(self, places: tuple[int, ...], name: str, depth: int) -> Sized | None:
        """The smallest tree that tests an attribute first; None if there is none, or the rows agree in it."""
        parts: dict[str, list[int]] = {}
        for place in places:
            parts.setdefault(self.rows[place][name], []).append(place)
        # an attribute in which the rows agree is no progress: a tree without that test is smaller
        if len(parts) == 1:
            return None
        nodes, branches = 1, {}
        for value in self.domains[name] if self.domains else parts:
            below = self.smallest(tuple(parts[value]), depth - 1) if value in parts else self.empty(places)
            if below is None:
                return None
            nodes, branches[value] = nodes + below[0], below[1]
        return nodes, {"test": name, "branches": branches}

    def empty(self, places: tuple[int, ...]) -> Sized:
        """The leaf of a value that no row of a node has: any label is consistent, the first of the node is taken."""
        return 1, self.rows[places[0]][self.target]


def nodes_of(tree: Any) -> int:
    """The number of nodes of a tree, leaves included."""
    return 1 + sum(map(nodes_of, tree["branches"].values())) if isinstance(tree, Mapping) else 1


def depth_of(tree: Any) -> int:
    """The number of tests on the longest path of a tree; 0 for a leaf."""
    return 1 + max(map(depth_of, tree["branches"].values())) if isinstance(tree, Mapping) else 0


def shortest_tree(rows: Rows, target: str) -> Tree | None:
    """A smallest consistent tree of least depth over all attributes of a table; None if rows contradict each other."""
    found = bfs_id3(rows, attributes_of(rows, target), target)
    return found[2] if found else None
