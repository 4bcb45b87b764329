"""Known mistakes in naive Bayes with numbers."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any

from reference.bayes.gaussian import values_of
from reference.bayes.naive import Row, class_prior, values_in
from reference.bayes.rule import normalised
from reference.probability.gaussian import gaussian_pdf
from reference.statistics.descriptive import mean, variance


def pooled(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """One standard deviation for all classes, that of the whole column."""
    return normalised(
        {
            label: class_prior(rows, target, label)
            * math.prod(
                gaussian_pdf(
                    x,
                    mean(values_of(rows, target, name, label)),
                    variance=variance([each[name] for each in rows], ddof=ddof),
                )
                for name, x in row.items()
            )
            for label in values_in(rows, target)
        }
    )


def pooled_within_classes(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """One variance for all classes: the squared deviations from the means of the classes, over all rows."""
    labels = values_in(rows, target)

    def within(name: str) -> float:
        known = [values_of(rows, target, name, label) for label in labels]
        return sum(variance(each, ddof=0) * len(each) for each in known) / (len(rows) - ddof * len(labels))

    return normalised(
        {
            label: class_prior(rows, target, label)
            * math.prod(
                gaussian_pdf(x, mean(values_of(rows, target, name, label)), variance=within(name))
                for name, x in row.items()
            )
            for label in labels
        }
    )


def equal_values_once(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """Mean and variance of the different values of each class: what a set of them does."""
    return normalised(
        {
            label: class_prior(rows, target, label)
            * math.prod(
                gaussian_pdf(x, mean(known), variance=variance(known, ddof=ddof))
                for name, x in row.items()
                for known in [sorted(set(values_of(rows, target, name, label)))]
            )
            for label in values_in(rows, target)
        }
    )


def variance_for_deviation(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """The variance put where the standard deviation belongs."""
    return normalised(
        {
            label: class_prior(rows, target, label)
            * math.prod(
                gaussian_pdf(x, mean(known), sd=variance(known, ddof=ddof))
                for name, x in row.items()
                for known in [values_of(rows, target, name, label)]
            )
            for label in values_in(rows, target)
        }
    )


def cumulated(x: float, mean: float, sd: float) -> float:
    """The probability of a smaller value, instead of the density."""
    return NormalDist(mean, sd).cdf(x)
