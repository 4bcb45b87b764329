"""Conditions on queries and their answers."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import le
from typing import Any

from reference.logic.backward_chaining import solve
from reference.logic.mistakes.backward_chaining import (
    not_for_some_value,
    renamed_once,
    without_fresh_names,
)

Answers = Sequence[Mapping[str, Any]]


def gives_other_answers(wrong: Callable[..., Answers], args: Mapping[str, Any], expected: Answers) -> bool:
    """Whether a wrong way to answer gives other answers."""
    found = wrong(**args)
    return any(each not in expected for each in found) or any(each not in found for each in expected)


def has_few_answers(args: Mapping[str, Any], expected: Answers) -> bool:
    """Whether a query has two to twelve answers."""
    return 1 < len(expected) < 13


def names_meet(args: Mapping[str, Any], expected: Answers) -> bool:
    """Whether a query has some answers, and others if variables of clauses keep their names."""
    return has_few_answers(args, expected) and gives_other_answers(without_fresh_names, args, expected)


def depth_matters(args: Mapping[str, Any], expected: Answers) -> bool:
    """Whether a query has other answers one clause less deep, and others one clause deeper."""
    return has_few_answers(args, expected) and all(
        gives_other_answers(solve, {**args, "depth": args["depth"] + more}, expected) for more in (-1, 1)
    )


def no_value_matters(args: Mapping[str, Any], expected: Answers) -> bool:
    """Whether a query has other answers if one value without a proof makes a negated goal true."""
    return 0 < len(expected) < 13 and gives_other_answers(not_for_some_value, args, expected)


def reuse_matters(args: Mapping[str, Any], expected: Answers) -> bool:
    """Whether a query has other answers if a clause keeps its names, and one that gives two variables one value."""
    return (
        has_few_answers(args, expected)
        and any(len({*answer.values()}) < len(answer) for answer in expected)
        and gives_other_answers(renamed_once, args, expected)
    )


def equal_numbers_matter(args: Mapping[str, Any], expected: Answers) -> bool:
    """Whether a query has some answers, and others if a number counts as smaller than itself."""
    at_most = partial(solve, builtins={"<": le})
    return has_few_answers(args, expected) and gives_other_answers(at_most, args, expected)
