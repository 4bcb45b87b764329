"""Draws of formulas and tables for which the obvious trees are not the smallest."""

from collections.abc import Mapping, Sequence
from random import Random

from reference.logic.formulas import Formula
from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.spellings import any_names
from reference.shared.draws.tables import Domain, Row, domain_of
from reference.trees.bfs_id3 import depth_of, nodes_of, shortest_tree
from reference.trees.boolean_trees import fewest_tests
from reference.trees.mistakes.smallest import (
    by_gain,
    fewest_nodes,
    first_of_least_depth,
    grown_by_gain,
    in_listed_order,
)


def plain_formula(random: Random, names: Sequence[str], depth: int, parts: Range = 2) -> Formula:
    """A formula of `and`, `or` and `not` of at most that depth."""
    if not depth or random.random() < 1 / 6:
        return random.choice(list(names))
    connective = random.choice(["and", "or", "and", "or", "not"])
    number = 1 if connective == "not" else whole_number(random, parts)
    return [connective, *(plain_formula(random, names, depth - 1, parts) for _ in range(number))]


def two_levels(random: Random, variables: Sequence[str], terms: Range) -> Formula:
    """A disjunction of conjunctions of two literals or three, or a conjunction of disjunctions."""
    outer, inner = random.choice([("or", "and"), ("and", "or")])
    drawn = []
    for _ in range(whole_number(random, terms)):
        names = random.sample(list(variables), random.choice([2, 2, 3]))
        drawn.append([inner, *(name if random.random() < 1 / 2 else ["not", name] for name in names)])
    return [outer, *drawn]


def formula_beyond(random: Random, variables: Sequence[str], terms: Range = (2, 3), greedy: bool = False) -> Formula:
    """A formula whose smallest tree has at least three tests, and fewer than the tree in the order of the variables.

    If `greedy`, the tree that ID3 grows from the truth table is larger too, whichever of tied variables it takes.
    """
    for _ in tries(10_000):
        drawn = two_levels(random, variables, terms)
        fewest = fewest_tests(drawn, variables)
        larger = [in_listed_order(drawn, variables)] if fewest > 2 else []
        if greedy and larger and nodes_of(larger[0]) > 2 * fewest + 1:
            larger += [by_gain(drawn, order) for order in (variables, variables[::-1])]
        # a binary tree has one leaf more than tests
        if len(larger) > 2 * greedy and all(nodes_of(tree) > 2 * fewest + 1 for tree in larger):
            break
    return drawn


def any_plain_formula(random: Random, variables: Sequence[str]) -> Formula:
    """A formula over some of the variables: constant ones, a variable alone, parts that repeat."""
    names = random.sample(list(variables), random.randint(1, len(variables)))
    return plain_formula(random, names, random.randint(0, 4), (2, 4))


def variable_names(random: Random, n: Range = (1, 4)) -> list[str]:
    """Names of propositions of any spelling."""
    return any_names(random, ["p", "q", "P", "p_2", "rain", "orange"], whole_number(random, n))


def shallow_table(random: Random, rows: Range, columns: Mapping[str, Domain], beyond: Sequence[str]) -> list[Row]:
    """A consistent table on which mistakes lead to other trees than those of least depth and then fewest nodes.

    `beyond` has `greedy`, if ID3's tree is deeper or larger; `depth`, if a deeper tree has fewer nodes; `nodes`, if
    the first tree of least depth has more nodes.
    """
    mistakes = {"greedy": grown_by_gain, "depth": fewest_nodes, "nodes": first_of_least_depth}
    domains = {column: domain_of(random, domain) for column, domain in columns.items()}
    *attributes, target = domains
    for _ in tries(400):
        drawn: dict[tuple[str, ...], Row] = {}
        for _ in range(whole_number(random, rows)):
            values = tuple(random.choice(domains[name]) for name in attributes)
            drawn[values] = {**dict(zip(attributes, values, strict=True)), target: random.choice(domains[target])}
        table = list(drawn.values())
        right = shortest_tree(table, target)
        wrong = (mistakes[name](table, target) for name in beyond)
        if depth_of(right) > 1 and all(size_of(tree) != size_of(right) for tree in wrong):
            break
    return table


def size_of(tree: object) -> tuple[int, int]:
    """The depth and the number of nodes of a tree."""
    return depth_of(tree), nodes_of(tree)


def contradictory_table(random: Random, rows: Range, columns: Mapping[str, Domain]) -> list[Row]:
    """A table of several classes in which one row is there again with another class."""
    domains = {column: domain_of(random, domain) for column, domain in columns.items()}
    *_, target = domains
    drawn = [
        {name: random.choice(values) for name, values in domains.items()} for _ in range(whole_number(random, rows))
    ]
    again = random.choice(drawn)
    other = random.choice([label for label in domains[target] if label != again[target]])
    return random.sample([*drawn, {**again, target: other}], len(drawn) + 1)
