"""Smallest trees of Boolean functions against all trees there are, and the functions of Blockeel's exercise 4.5."""

from itertools import product
from random import Random
from typing import Any

import pytest

from reference.flaw import NotReadable
from reference.trees.boolean_trees import (
    count_minimal_trees,
    fewest_tests,
    formula_names,
    is_plain_formula,
    minimal_tree,
    tree_equivalent,
    truth_column,
)
from reference.trees.draws.small_trees import any_plain_formula, formula_beyond, variable_names
from reference.trees.mistakes.smallest import by_gain, in_listed_order
from reference.trees.smallest_flaws import boolean_tree_flaws, count_tests, has_one_boolean_tree

SUB = ["or", "c", "d", ["not", "e"]]
EX_4_5: dict[str, tuple[Any, int]] = {  # exercise 4.5 of Blockeel: the formula, and the tests of its smallest trees
    "a": (["and", "a", ["not", "b"]], 2),
    "b": (["or", "a", ["and", "b", "c"]], 3),
    "c": (["and", ["or", "a", "b"], SUB], 8),
    "d": (["and", "a", ["or", "d", ["and", "b", "c"]]], 4),
}


def all_trees(variables: list[str], tests: int) -> list[Any]:
    """Every tree with that many tests, no variable twice on a path."""
    if not tests:
        return ["t", "f"]
    found = []
    for name in variables:
        rest = [other for other in variables if other != name]
        for above in range(tests):
            pairs = product(all_trees(rest, above), all_trees(rest, tests - 1 - above))
            found += [{"test": name, "branches": {"t": yes, "f": no}} for yes, no in pairs]
    return found


@pytest.mark.parametrize("seed", range(15))
def test_no_tree_has_fewer_tests_and_as_many_are_as_small_as_are_counted(seed: int) -> None:
    variables = ["p", "q", "r"]
    formula = any_plain_formula(Random(seed), variables)
    for tests in range(8):
        equal = [tree for tree in all_trees(variables, tests) if tree_equivalent(tree, formula, variables)]
        if equal:
            break
    assert tests == fewest_tests(formula, variables)
    assert len(equal) == count_minimal_trees(formula, variables)
    assert all(boolean_tree_flaws(tree, formula, variables) == [] for tree in equal)
    assert has_one_boolean_tree(formula, variables) == (len(equal) == 1)


@pytest.mark.parametrize("name", EX_4_5)
def test_the_functions_of_blockeels_exercise_have_their_smallest_trees(name: str) -> None:
    formula, tests = EX_4_5[name]
    assert count_tests(minimal_tree(formula, list("abcde"))) == fewest_tests(formula, list("abcde")) == tests


def test_answers_of_many_forms_are_read_and_flaws_are_told() -> None:
    variables = ["a", "b"]
    for tree in [
        {"a": {"t": {"b": {"t": "t", "f": "f"}}, "f": "f"}},
        ["a", [["t", ["b", {"t": "t", "f": "f"}]], ["f", "f"]]],
    ]:
        assert boolean_tree_flaws(tree, ["and", "a", "b"], variables) == []
    for unread in (True, 1, {"a": {True: "t", False: "f"}}):  # the text says "t" and "f", and the checker holds to it
        with pytest.raises(NotReadable):
            boolean_tree_flaws(unread, "a", variables)
    assert [flaw.reason for flaw in boolean_tree_flaws("t", "a", variables)] == ["value"]
    larger = {"b": {"t": {"a": {"t": "t", "f": "f"}}, "f": {"a": {"t": "t", "f": "f"}}}}
    assert [flaw.reason for flaw in boolean_tree_flaws(larger, "a", variables)] == ["size"]
    assert [flaw.reason for flaw in boolean_tree_flaws({"c": {"t": "t", "f": "f"}}, "a", variables)] == ["variable"]


@pytest.mark.parametrize("seed", range(4))
def test_drawn_formulas_need_more_than_the_obvious_trees(seed: int) -> None:
    variables = list("abcd")
    formula = formula_beyond(Random(seed), variables, (3, 4), greedy=True)
    for grown in (in_listed_order, by_gain):
        tree = grown(formula, variables)
        assert tree_equivalent(tree, formula, variables)
        assert count_tests(tree) > fewest_tests(formula, variables)


def test_formulas_are_told_by_their_connectives() -> None:
    assert is_plain_formula(["and", "a", ["not", ["or", "b", "a"]]])
    assert not any(map(is_plain_formula, [["->", "a", "b"], ["and", "a"], ["not", "a", "b"]]))
    assert formula_names(["and", "b", ["not", "a"]]) == ["a", "b"]
    assert 1 <= len(variable_names(Random(1))) <= 4
    with pytest.raises(ValueError, match="too many"):
        truth_column("a", list("abcdefghi"))
