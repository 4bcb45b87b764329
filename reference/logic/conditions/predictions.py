"""Conditions on predictions of a term."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.mistakes.argument_prediction import PREDICTION_ANY_TERMS, PREDICTION_WITHOUT_RULES


def predictions_vary(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether one of the first two examples has no prediction, some has several values and some is predicted wrongly.

    Other terms and the rules of the background matter.
    """
    steps = expected[1:]
    values = [step["values"] for step in steps]
    others = (PREDICTION_ANY_TERMS, PREDICTION_WITHOUT_RULES)
    return (
        any(len(each) > 1 for each in values)
        and any(len(each) != 1 for each in values[:2])
        and any(len(step["values"]) == 1 and step["error"] for step in steps)
        and all([state.values for state in each.steps(**args)][1:] != list(map(tuple, values)) for each in others)
    )


def some_predicted(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether two examples have a prediction that is wrong by 2 or more, the first of them early."""
    off = [step["error"] if len(step["values"]) == 1 else 0 for step in expected[1:]]
    return sum(abs(error) > 1 for error in off) > 1 and bool(abs(off[0] or off[1]) > 1)
