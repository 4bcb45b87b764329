"""Conditions on hypotheses and the interpretations that they may cover."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.forward_chaining import conclusions
from reference.logic.interpretation_coverage import covered_interpretations
from reference.logic.mistakes.interpretation_coverage import all_heads, not_vacuous, some_clause, some_instance


def coverage_varies(inputs: Mapping[str, Any], covered: Sequence[int]) -> bool:
    """Whether some interpretations are covered and others are not, one of them because of the background alone."""
    without = covered_interpretations(**{**inputs, "background": []})
    return 0 < len(covered) < len(inputs["interpretations"]) and without != covered


def quantifier_matters(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether other interpretations are covered if one instance is enough, or a body has to have an answer."""
    return coverage_varies(args, expected) and expected not in (some_instance(**args), not_vacuous(**args))


def heads_matter(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether other interpretations are covered if all atoms of a head are needed."""
    return coverage_varies(args, expected) and all_heads(**args) != expected


def clauses_matter(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether other interpretations are covered if one clause is enough."""
    return coverage_varies(args, expected) and some_clause(**args) != expected


def chaining_matters(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether other interpretations are covered if every rule is applied once, to the given facts."""
    once = [
        [*facts, *conclusions([tuple(fact) for fact in facts], args["background"])] for facts in args["interpretations"]
    ]
    return coverage_varies(args, expected) and covered_interpretations(args["hypothesis"], [], once) != expected
