"""Known mistakes with the clauses of a decision tree."""

from reference.trees.cnf import Clause, Domains, tree_to_cnf
from reference.trees.decision_tree import Tree, leaves


def not_negated(tree: Tree, positive: str, domains: Domains) -> list[Clause]:
    """The paths to the leaves that are not positive, as they are."""
    found = leaves(tree)
    return [[(name, frozenset({value})) for name, value in path] for path, label in found if label != positive]


def of_positive_leaves(tree: Tree, positive: str, domains: Domains) -> list[Clause]:
    """The paths to the positive leaves, as they are: the terms of the DNF."""
    found = leaves(tree)
    return [[(name, frozenset({value})) for name, value in path] for path, label in found if label == positive]


def negated_positive_leaves(tree: Tree, positive: str, domains: Domains) -> list[Clause]:
    """The negated paths to the positive leaves: true where the tree is not positive."""
    found = leaves(tree)
    return [
        [(name, frozenset(domains[name]) - {value}) for name, value in path]
        for path, label in found
        if label == positive
    ]


def literals_apart(tree: Tree, positive: str, domains: Domains) -> list[Clause]:
    """Each literal in a clause of its own: literals are negated, and the connectives are left as they were."""
    return [[literal] for clause in tree_to_cnf(tree, positive, domains) for literal in clause]


def one_other_value(tree: Tree, positive: str, domains: Domains) -> list[Clause]:
    """Only the first of the other values, as if every attribute had two."""
    return [
        [(name, frozenset([next(value for value in domains[name] if value in values)])) for name, values in clause]
        for clause in tree_to_cnf(tree, positive, domains)
    ]


def one_class_negative(tree: Tree, positive: str, domains: Domains) -> list[Clause]:
    """The clauses of one class beside the positive one alone, the first that occurs."""
    others = [label for _, label in leaves(tree) if label != positive]
    found = leaves(tree)
    return [
        [(name, frozenset(domains[name]) - {value}) for name, value in path]
        for path, label in found
        if others and label == others[0]
    ]


def leaves_joined(tree: Tree, positive: str, domains: Domains) -> list[Clause]:
    """One clause for each largest subtree without a positive leaf, as if the tree had been simplified before."""
    return tree_to_cnf(joined(tree, positive), positive, domains)


def joined(tree: Tree, positive: str) -> Tree:
    """A tree in which subtrees without a positive leaf are leaves."""
    if isinstance(tree, str):
        return tree
    found = [label for _, label in leaves(tree)]
    if positive not in found:
        return found[0]
    return {"test": tree["test"], "branches": {value: joined(b, positive) for value, b in tree["branches"].items()}}
