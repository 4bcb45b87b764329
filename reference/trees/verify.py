"""Verifier for ID3: a tree is judged node by node, each node on the examples that reach it.

Where attributes or classes are tied, any of them is right, and what stands below is judged on the rows it then has. A
flaw costs the share of all rows that come to its node, so that a wrong root costs everything.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.information.gain import Rows
from reference.trees.decision_tree import Path
from reference.trees.id3 import is_pure, majorities, telling
from reference.trees.splitting import attributes_of, best_attributes

FORM = (
    "Return a tree: a label for a leaf, else a dict with `test`, the attribute, and `branches`, a dict from each of "
    "its values to a tree."
)


@dataclass(frozen=True, slots=True)
class Place:
    """A node of the tree: the rows that reach it, its path, the attributes left; `rows` is the whole table."""

    rows: Rows
    target: str
    here: Rows
    left: Sequence[str]
    path: Path = ()

    @property
    def name(self) -> str:
        """The node in words: the root, or the tests that lead to it."""
        return " and ".join(f"{attribute} = {value}" for attribute, value in self.path) or "the root"

    def flaw(self, reason: str, message: str) -> Flaw:
        """A flaw of this node; a node that no row reaches counts as if one row did."""
        # the share of rows: a slip deep in the tree costs less than one at the root
        return Flaw(self.name, max(len(self.here), 1) / len(self.rows), reason, f"At {self.name}: {message}")

    def branch(self, attribute: str, value: str) -> "Place":
        """The node at the end of a branch."""
        below = [row for row in self.here if row[attribute] == value]
        left = [name for name in self.left if name != attribute]
        return replace(self, here=below, left=left, path=(*self.path, (attribute, value)))


def id3_flaws(answer: Any, rows: Rows, target: str) -> list[Flaw]:
    """The flaws of a tree as a result of ID3; none for any tree that some way to break ties gives.

    A value that no example of a node has may have a branch, then a leaf with a majority of the node, or none. Rows that
    agree in every attribute left may make a leaf, or be split without effect until no attribute is left.
    """
    return list(node_flaws(answer, Place(rows, target, rows, attributes_of(rows, target))))


def has_one_tree(rows: Rows, target: str) -> bool:
    """Whether exactly one tree has no flaws: nothing is tied, and no node lacks a value of its attribute."""
    return is_settled(Place(rows, target, rows, attributes_of(rows, target)))


def is_settled(place: Place) -> bool:
    """Whether nothing is open at a node and below it."""
    if is_pure(place.here, place.target):
        return True
    best = best_attributes(place.here, place.target, attributes=place.left)
    if not best:
        return len(majorities(place.here, place.target)) == 1
    # rows that do not differ may be a leaf, or be split without effect: two right trees
    if len(best) > 1 or not telling(place.here, place.left):
        return False
    values = {row[best[0]] for row in place.rows}
    return all(any(row[best[0]] == value for row in place.here) for value in values) and all(
        is_settled(place.branch(best[0], value)) for value in values
    )


def node_flaws(tree: Any, place: Place) -> Iterator[Flaw]:
    """The flaws of a node and of all below it."""
    found = read_node(tree)
    if isinstance(found, str):
        yield from leaf_flaws(found, place)
        return
    attribute, branches = found
    yield from test_flaws(attribute, place)
    if attribute in place.rows[0]:  # else there is no telling which rows go where
        yield from branch_flaws(attribute, branches, place)


def leaf_flaws(label: str, place: Place) -> Iterator[Flaw]:
    """The flaws of a leaf: it comes too early, or its label is no majority of its rows."""
    if not is_pure(place.here, place.target) and telling(place.here, place.left):
        yield place.flaw("stopped", "a leaf, where the examples have several classes and can still be split.")
    elif label not in majorities(place.here, place.target):
        yield place.flaw("label", "the label is not the most frequent class of the examples that come here.")


def test_flaws(attribute: str, place: Place) -> Iterator[Flaw]:
    """The flaws of the attribute that a node tests."""
    if attribute not in place.left:
        used = attribute in dict(place.path)
        problem = "is tested above already" if used else "is not one of the attributes"
        yield place.flaw("reused" if used else "unknown", f"`{attribute}` {problem}.")
    elif is_pure(place.here, place.target):
        yield place.flaw("needless", "a split, where all examples have one class.")
    elif attribute not in best_attributes(place.here, place.target, attributes=place.left):
        yield place.flaw("attribute", f"`{attribute}` has not the largest gain among the examples that come here.")


def branch_flaws(attribute: str, branches: dict[str, Any], place: Place) -> Iterator[Flaw]:
    """The flaws below a test; a branch for a value that the whole table never has is ignored."""
    present = {row[attribute] for row in place.here}
    for value in sorted(present - branches.keys()):
        yield place.branch(attribute, value).flaw("branch", "the examples with this value have no branch.")
    known = {row[attribute] for row in place.rows}
    empty = {value: below for value, below in branches.items() if value in known - present}
    yield from empty_flaws(attribute, empty, place)
    for value, below in branches.items():
        if value in present:
            yield from node_flaws(below, place.branch(attribute, value))


def empty_flaws(attribute: str, empty: dict[str, Any], place: Place) -> Iterator[Flaw]:
    """The flaw of the branches of a node that no example reaches: each must be a leaf with a majority of the node."""
    usual = majorities(place.here, place.target)
    for value, tree in empty.items():
        found = None if tree is None else read_node(tree)
        if not isinstance(found, str) or found not in usual:
            where = place.branch(attribute, value).name
            message = "no example comes here, so it is a leaf with the most frequent class of the node above."
            # one flaw of the node above, as it is one decision there, whichever values are missing
            yield replace(place.flaw("empty_branch", ""), part=where, message=f"At {where}: {message}")
            return


def read_node(tree: Any) -> str | tuple[str, dict[str, Any]]:
    """The label of a leaf, or the attribute and branches of a node, in any form that docs/shapes.md allows."""
    if isinstance(tree, dict) and tree.get("branches"):
        return read_text(tree.get("test")), read_branches(tree["branches"])
    if isinstance(tree, dict) and "label" in tree and not isinstance(tree["label"], dict):
        return read_text(tree["label"])
    if isinstance(tree, dict) and len(tree) == 1:  # the bare form {attribute: {value: tree}}
        [(attribute, branches)] = tree.items()
        return read_text(attribute), read_branches(branches)
    if isinstance(tree, list) and len(tree) == 2 and isinstance(tree[1], dict):  # or that as a pair
        return read_text(tree[0]), read_branches(tree[1])
    return read_text(tree)


def read_branches(branches: Any) -> dict[str, Any]:
    """The trees below a test by value, from a dict or from pairs."""
    if isinstance(branches, list) and all(isinstance(pair, list) and len(pair) == 2 for pair in branches):
        branches = {read_text(value): below for value, below in branches}
    if not isinstance(branches, dict) or not branches:
        raise NotReadable(FORM)
    return {read_text(value): below for value, below in branches.items()}


def read_text(value: Any) -> str:
    """A label, value or attribute without the spaces around it; raises NotReadable if it is no text."""
    if not isinstance(value, str):
        raise NotReadable(FORM)
    return value.strip()
