"""Conditions on what CLAUDIEN finds."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.mistakes.claudien import (
    CLAUDIEN_BY_ONE_CLAUSE,
    CLAUDIEN_DIFFERENT_THINGS,
)


def results_of(steps: Sequence[Any]) -> list[str]:
    """The results of the steps, without the start, which has none."""
    return [step["result"] for step in steps if step["result"]]


def entailed_together(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether some clause is entailed by several kept ones and by none alone, and three clauses are kept."""
    alone = [state.result for state in CLAUDIEN_BY_ONE_CLAUSE.steps(**args)][1:]
    return results_of(expected) != alone and results_of(expected).count("kept") > 2


def same_thing_decides(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether some clause is false only where two variables stand for the same thing, and some are kept."""
    apart = [state.result for state in CLAUDIEN_DIFFERENT_THINGS.steps(**args)][1:]
    return results_of(expected) != apart and results_of(expected).count("kept") > 1


def free_variable_decides(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether two clauses are false that have a variable in positive literals alone, and are no such literal alone."""
    free = [step["clause"] for step in expected if step["result"] == "false" and has_free_variable(step["clause"])]
    return len(free) > 1 and results_of(expected).count("kept") > 1


def has_free_variable(clause: Sequence[Any]) -> bool:
    """Whether a clause of several literals has a variable that stands in no negated literal."""
    negated = {term for literal in clause if literal[0] == "not" for term in literal[1][1:]}
    others = {term for literal in clause if literal[0] != "not" for term in literal[1:]}
    return len(clause) > 1 and not others <= negated
