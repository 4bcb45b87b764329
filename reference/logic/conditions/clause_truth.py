"""Conditions on clauses and on the values that make them false."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

from reference.logic.clause_truth import counterexample, counterexamples
from reference.logic.mistakes.clause_truth import (
    all_heads_needed,
    body_alone,
    constants_of_the_facts,
    different_values,
)
from reference.logic.terms import as_term


def is_not_a_counterexample(values: Any, args: Mapping[str, Any]) -> bool:
    """Whether a clause is true for some values, or values are missing."""
    literals, known = tuple(map(as_term, args["clause"])), tuple(map(as_term, args["facts"]))
    return values not in islice(counterexamples(literals, known, args["constants"]), 200)


def has_few_counterexamples(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether there are one to three counterexamples, and the first values that make the body true are none."""
    literals, known = tuple(map(as_term, args["clause"])), tuple(map(as_term, args["facts"]))
    found = len(list(islice(counterexamples(literals, known, args["constants"]), 4)))
    return 0 < found < 4 and all(
        is_not_a_counterexample(wrong(**args), args) for wrong in (all_heads_needed, body_alone)
    )


def equal_values_needed(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether every counterexample gives two variables the same value."""
    found = body_alone(**args)
    return expected is not None and different_values(**args) is None and is_not_a_counterexample(found, args)


def other_constants_needed(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether every counterexample needs a constant that is in no fact."""
    return expected is not None and constants_of_the_facts(**args) is None


def is_true_clause(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a clause is true, though it is not true for lack of facts alone."""
    return expected is None and counterexample(args["clause"], [], args["constants"]) is None and bool(args["facts"])
