"""Known mistakes with 1R."""

from collections import Counter
from statistics import fmean
from typing import Any

from reference.information.gain import information_gain
from reference.rules.coverage import Rows, attributes_of, majorities
from reference.rules.one_r import labels_by_value, one_r_errors


def errors_by_mean_rate(rows: Rows, target: str) -> dict[str, float]:
    """The mean of the values' error rates, however many rows each value has."""
    return {
        name: fmean(
            1 - max(Counter(labels).values()) / len(labels) for labels in labels_by_value(rows, name, target).values()
        )
        for name in attributes_of(rows, target)
    }


def rule_on(rows: Rows, target: str, attribute: str) -> dict[str, Any]:
    """The rule of one attribute."""
    labels = {value: majorities(its)[0] for value, its in labels_by_value(rows, attribute, target).items()}
    return {"attribute": attribute, "labels": labels, "errors": one_r_errors(rows, target)[attribute]}


def one_r_best_value(rows: Rows, target: str) -> dict[str, Any]:
    """The attribute one of whose values has the lowest error rate."""
    rates = {
        name: min(
            1 - max(Counter(labels).values()) / len(labels) for labels in labels_by_value(rows, name, target).values()
        )
        for name in attributes_of(rows, target)
    }
    return rule_on(rows, target, min(rates, key=lambda name: rates[name]))


def one_r_by_gain(rows: Rows, target: str) -> dict[str, Any]:
    """The rule of the attribute with the largest information gain."""
    gains = {name: information_gain(rows, name, target) for name in attributes_of(rows, target)}
    return rule_on(rows, target, max(gains, key=lambda name: gains[name]))


def most_of(**errors: float) -> str:
    """The name of the largest number."""
    return max(errors, key=lambda name: errors[name])
