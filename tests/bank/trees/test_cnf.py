"""Clauses of trees against the trees themselves, on every row of the space."""

from itertools import product
from random import Random

import pytest

from reference.trees.cnf import satisfies, tree_to_cnf
from reference.trees.decision_tree import classify, tree_rules
from reference.trees.draws.grown_trees import any_domains, tree_over


@pytest.mark.parametrize("seed", range(40))
def test_clauses_are_true_where_the_tree_is_positive_and_a_rule_holds(seed: int) -> None:
    random = Random(seed)
    domains = any_domains(random, (1, 4))
    tree = tree_over(random, domains, ["+", "-", "0"], (0, 4))
    clauses = tree_to_cnf(tree, "+", domains)
    terms = [{a: v for a, _, v in body} for head, body in tree_rules(tree, "class") if head[2] == "+"]
    for values in product(*domains.values()):
        row = dict(zip(domains, values, strict=True))
        wanted = classify(tree, row) == "+"
        assert satisfies(row, clauses) == wanted
        assert any(term.items() <= row.items() for term in terms) == wanted
    assert len(clauses) + len(terms) == len(tree_rules(tree, "class"))
