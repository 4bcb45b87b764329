"""Conditions on classifiers, forecasts and their errors."""

from collections.abc import Mapping
from typing import Any

from reference.draws.condition import Condition
from reference.evaluation.losses import cross_entropy

CLEAR = 0.01  # how far apart two accuracies are, so that rounding on the way does not decide which is larger
CLEAR_SHARE = 0.05  # the same for costs and errors in units of their own: a share of the larger one


def clear_of_baseline(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether an accuracy is clearly above or clearly below that of the majority class."""
    return bool(abs(1 - expected["error"] - expected["baseline"]) > CLEAR)


def clear_costs(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a detector clearly costs more, or clearly less, than having none."""
    return apart(expected["cost"], expected["idle"])


def clear_errors(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two models are clearly apart, by absolute and by squared errors."""
    return all(apart(expected[f"{measure}_first"], expected[f"{measure}_second"]) for measure in ("mae", "rmse"))


def clear_divergence(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a forecast clearly costs more than it must, and another number than with truth and forecast exchanged."""
    truth, forecast = args["truth"], args["forecast"]
    turned = cross_entropy(list(forecast.values()), [truth[name] for name in forecast])
    return bool(expected["extra"] > CLEAR_SHARE and abs(expected["expected"] - turned) > CLEAR)


def several_of_each(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether there are at least two true positives, two false positives and two false negatives."""
    return bool(min(expected["tp"], expected["fp"], expected["fn"]) > 1)


def apart(one: float, other: float) -> bool:
    """Whether two amounts differ by a share of the larger one that rounding does not reach."""
    return abs(one - other) > CLEAR_SHARE * max(one, other)


CONDITIONS: dict[str, Condition] = {
    "clear_costs": clear_costs,
    "clear_divergence": clear_divergence,
    "clear_errors": clear_errors,
    "clear_of_baseline": clear_of_baseline,
    "several_of_each": several_of_each,
}
