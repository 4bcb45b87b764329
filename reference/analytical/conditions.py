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
