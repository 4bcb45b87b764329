"""Tests of `reference.rules.from_tree`."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.rules.draws.trees import any_mixed_tree
from reference.rules.from_tree import tree_to_rules
from reference.rules.promises.trees import is_tree_of_tests
from reference.trees.decision_tree import classify, holds, is_node, leaves

SEEDS = st.integers(0, 10**6).map(Random)


def any_row(random: Random, tree: object) -> dict[str, object]:
    tests = {str(test if isinstance(test, str) else test[0]): test for path, _ in leaves(tree) for test, _ in path}  # type: ignore[arg-type]  # leaves takes any tree
    values = {value for path, _ in leaves(tree) for _, value in path}  # type: ignore[arg-type]  # as above
    return {
        name: random.choice(sorted(values)) if isinstance(test, str) else random.randint(-4, 20)
        for name, test in tests.items()
    }


@settings(max_examples=100)
@given(SEEDS)
def test_one_rule_holds_for_each_row_that_finds_a_leaf_and_says_what_the_tree_says(random: Random) -> None:
    tree = any_mixed_tree(random)
    assert is_tree_of_tests(tree)
    rules = tree_to_rules(tree)
    assert len(rules) == len(leaves(tree))
    for _ in range(5):
        row = any_row(random, tree)
        labels = [label for body, label in rules if all(holds(list(each), row) for each in body)]
        found = classify(tree, row)
        assert labels == ([] if found is None else [found])


@settings(max_examples=60)
@given(SEEDS)
def test_a_default_takes_the_rules_of_one_label_away(random: Random) -> None:
    tree = any_mixed_tree(random)
    rules = tree_to_rules(tree)
    for default in {label for _, label in rules}:
        assert tree_to_rules(tree, default=default) == [rule for rule in rules if rule[1] != default]


def test_trees_of_other_forms_are_no_legal_inputs() -> None:
    assert not is_tree_of_tests({"test": "a", "branches": {}})
    assert not is_tree_of_tests({"test": ["x", "<", 2], "branches": {"yes": "u"}})
    assert not is_tree_of_tests("")
    assert not is_node("")
