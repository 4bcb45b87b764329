"""Conditions on drawn theories, rows and networks."""

from collections.abc import Mapping
from typing import Any

from reference.analytical.mistakes.propositional import quality_in_turn
from reference.analytical.propositional import theory_quality


def order_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether going through the clauses once, in their order, misses some row that the theory proves."""
    return bool(quality_in_turn(**args)["predictions"] != theory_quality(**args)["predictions"])


def both_predicted(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a theory proves some rows and not others."""
    return len({*theory_quality(**args)["predictions"]}) == 2


def negates_something(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a body has a negated attribute."""
    return any(not isinstance(each, str) for _, body in args["theory"] for each in body)


def some_head_has_clauses(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some head has several clauses, and some body has a negated attribute."""
    heads = [head for head, _ in args["theory"]]
    return len({*heads}) < len(heads) and negates_something(args, expected)
