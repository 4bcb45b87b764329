"""Conditions on tables from which C4.5 chooses an attribute."""

from collections.abc import Mapping
from typing import Any

from reference.information.gain import information_gain
from reference.trees.c45_choice import candidates, mean_gain
from reference.trees.mistakes.c45_choice import average_with_constants, gain_per_value_kept, largest_gain, largest_ratio
from reference.trees.splitting import attributes_of, gain_ratio

CLEAR = (
    0.003  # gains differ from their mean by more, and the best two ratios from one another: rounding changes nothing
)


def c45_choice_clear(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no gain is near the mean gain, and one gain ratio is clearly the largest of those that are left."""
    rows, target = args["rows"], args["target"]
    names = attributes_of(rows, target)
    mean = mean_gain(rows, names, target)
    gains = {name: information_gain(rows, name, target) for name in candidates(rows, names)}
    ratios = sorted(gain_ratio(rows, name, target) or 0.0 for name in gains if gains[name] > mean)
    apart = all(abs(gain - mean) > CLEAR for gain in gains.values())
    return apart and (len(ratios) < 2 or ratios[-1] - ratios[-2] > CLEAR)


def average_decides(args: Mapping[str, Any], expected: str) -> bool:
    """Whether the largest gain ratio of all attributes belongs to another one."""
    return largest_ratio(**args) != expected


def ratio_decides(args: Mapping[str, Any], expected: str) -> bool:
    """Whether the largest gain belongs to another attribute."""
    return largest_gain(**args) != expected


def split_information_decides(args: Mapping[str, Any], expected: str) -> bool:
    """Whether another attribute would be chosen if the gain were divided by the number of values."""
    return gain_per_value_kept(**args) != expected


def constants_decide(args: Mapping[str, Any], expected: str) -> bool:
    """Whether another attribute would be chosen if those with one value counted in the average."""
    return average_with_constants(**args) != expected


def guards_clear(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether an adjusted gain is not nearly 0, and a threshold leaves clearly more or fewer examples than it must.

    The minimum is between 2 and 25, and no whole number.
    """
    minimum: float = expected["minimum"]
    near = abs(args["below"] - minimum) < 1 or abs(expected["adjusted"]) < 0.004
    return not near and 2 < minimum < 25 and minimum % 1 != 0
