"""Conditions on predictions of a term."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.mistakes.argument_prediction import PREDICTION_ANY_TERMS, PREDICTION_WITHOUT_RULES


def predictions_vary(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether some example has several values, some a wrong prediction, and other terms and background rules matter."""
    steps = expected[1:]
    values = [step["values"] for step in steps]
    others = (PREDICTION_ANY_TERMS, PREDICTION_WITHOUT_RULES)
    return (
        any(len(each) > 1 for each in values)
        and any(step["error"] and step["prediction"] is not None for step in steps)
        and all([state.values for state in each.steps(**args)][1:] != list(map(tuple, values)) for each in others)
    )
