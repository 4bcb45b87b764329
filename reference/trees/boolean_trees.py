"""Decision trees for Boolean functions. Blockeel, section 4.3.5.

A function is a formula over propositions; a tree is `t` or `f`, or `{"test": proposition, "branches": {"t": tree, "f":
tree}}`.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from reference.logic.formulas import Formula, evaluate_formula, propositions
from reference.trees.decision_tree import Tree, classify

MOST_VARIABLES = 8  # 3^8 partial assignments, of 256 values each

Known = dict[tuple[tuple[str, ...], tuple[bool, ...]], tuple[int, int, Tree]]


def minimal_tree(formula: Formula, variables: Sequence[str]) -> Tree:
    """A tree with the fewest tests that is equal to the formula; of several roots the first variable that will do.

    By dynamic programming: a function of n variables leaves two of n - 1 variables below each test.

    >>> minimal_tree(["and", "a", ["not", "b"]], ["a", "b"])
    {'test': 'a', 'branches': {'t': {'test': 'b', 'branches': {'t': 'f', 'f': 't'}}, 'f': 'f'}}
    """
    return smallest(truth_column(formula, variables), variables)[2]


def fewest_tests(formula: Formula, variables: Sequence[str]) -> int:
    """The number of tests of a smallest tree for a formula.

    >>> fewest_tests(["<->", "a", "b"], ["a", "b"])
    3
    """
    return smallest(truth_column(formula, variables), variables)[0]


def count_minimal_trees(formula: Formula, variables: Sequence[str]) -> int:
    """How many different trees for a formula have the fewest tests."""
    return smallest(truth_column(formula, variables), variables)[1]


def truth_column(formula: Formula, variables: Sequence[str]) -> tuple[bool, ...]:
    """The truth values of a formula under all assignments, true before false, the last variable changing fastest."""
    if len(variables) > MOST_VARIABLES:
        raise ValueError(f"{len(variables)} variables are too many: {MOST_VARIABLES} at most")
    return tuple(
        evaluate_formula(formula, dict(zip(variables, values, strict=True)))
        for values in product((True, False), repeat=len(variables))
    )


def smallest(column: tuple[bool, ...], variables: Sequence[str], known: Known | None = None) -> tuple[int, int, Tree]:
    """For a column of truth values: the fewest tests of a tree, how many trees have so few, and the first of them."""
    known = {} if known is None else known
    if len(set(column)) == 1:
        return 0, 1, as_text(column[0])
    key = (tuple(variables), column)
    if key in known:
        return known[key]
    found: list[tuple[int, int, Tree]] = []
    for place, name in enumerate(variables):
        rest = [*variables[:place], *variables[place + 1 :]]
        # assignments in which the variable is true come in blocks of this length
        block = 2 ** (len(variables) - place - 1)
        halves = [tuple(v for n, v in enumerate(column) if (n // block % 2 == 0) == true) for true in (True, False)]
        if halves[0] == halves[1]:
            continue
        (yes, ways, above), (no, others, below) = (smallest(half, rest, known) for half in halves)
        found.append((1 + yes + no, ways * others, {"test": name, "branches": {"t": above, "f": below}}))
    fewest = min(tests for tests, _, _ in found)
    best = [each for each in found if each[0] == fewest]
    known[key] = fewest, sum(ways for _, ways, _ in best), best[0][2]
    return known[key]


def tree_equivalent(tree: Tree, formula: Formula, variables: Sequence[str]) -> bool:
    """Whether a tree gives the value of the formula under every assignment.

    >>> tree_equivalent({"test": "a", "branches": {"t": "f", "f": "t"}}, ["not", "a"], ["a"])
    True
    """
    return not differing_assignments(tree, formula, variables)


def differing_assignments(tree: Tree, formula: Formula, variables: Sequence[str]) -> list[dict[str, bool]]:
    """The assignments under which a tree has not the value of the formula, or none at all."""
    every = (dict(zip(variables, values, strict=True)) for values in product((True, False), repeat=len(variables)))
    return [given for given in every if classify(tree, as_row(given)) != as_text(evaluate_formula(formula, given))]


def as_row(given: Mapping[str, bool]) -> dict[str, str]:
    """An assignment with `t` and `f` for its truth values."""
    return {name: as_text(value) for name, value in given.items()}


def as_text(value: Any) -> str:
    """A truth value as `t` or `f`."""
    return "t" if value else "f"


def is_plain_formula(formula: Any) -> bool:
    """Whether a formula has the connectives `and` and `or` with two parts or more, and `not` with one, alone."""
    if isinstance(formula, str):
        return True
    name, *parts = list(formula)
    fits = len(parts) == 1 if name == "not" else name in ("and", "or") and len(parts) > 1
    return fits and all(map(is_plain_formula, parts))


def formula_names(formula: Any) -> list[str]:
    """The variables of a formula, sorted."""
    return sorted(propositions(formula))
