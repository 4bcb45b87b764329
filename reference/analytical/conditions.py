"""Conditions on drawn theories, rows and networks."""

from collections.abc import Mapping
from typing import Any

from reference.analytical.mistakes.propositional import quality_in_turn
from reference.analytical.propositional import theory_quality


def clause_order_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether going through the clauses once, in their order, misses some row that the theory proves."""
    return bool(quality_in_turn(**args)["predictions"] != theory_quality(**args)["predictions"])


def negates_something(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a body has a negated attribute."""
    return any(not isinstance(each, str) for _, body in args["theory"] for each in body)


def some_head_has_clauses(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some head has several clauses, and some body has a negated attribute."""
    heads = [head for head, _ in args["theory"]]
    return len({*heads}) < len(heads) and negates_something(args, expected)


def some_trust_is_zero(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether EBNN ignores the theory for some examples, by far, and not for others."""
    errors = [abs(theory - target) for theory, target in zip(args["theory_outputs"], args["targets"], strict=True)]
    return bool(max(errors) > args["c"] + 0.1 and min(errors) < args["c"] - 0.1)


def terms_are_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether no error is small, those of the two slopes have opposite signs, and the theory predicts too little."""
    first, second = (one - other for one, other in zip(args["target_slopes"], args["output_slopes"], strict=True))
    below = args["target"] - args["theory_output"]
    return bool(
        first * second < 0
        and min(abs(first), abs(second), abs(first + second), expected["value"]) > 0.25
        and 0.3 < below < args["c"] - 0.5
        and abs(below - abs(args["target"] - args["output"])) > 0.3
    )
