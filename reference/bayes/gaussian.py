"""Naive Bayes with numeric attributes: within a class, each of them is normally distributed.

Witten, section 4.2; Kubat, sections 2.4 and 2.5; Blockeel, section 12.4.3. All three divide the variance by n - 1;
scikit-learn's GaussianNB by n, and it adds a little to it: its posteriors are close, and not these.
"""

import math
from collections.abc import Sequence
from typing import Any

from reference.bayes.naive import Row, value_probability, values_in
from reference.bayes.rule import normalised
from reference.probability.gaussian import gaussian_pdf, log_gaussian_pdf
from reference.statistics.descriptive import deviation, mean, variance


def values_of(rows: Sequence[Row], target: str, attribute: str, label: Any) -> list[float]:
    """The known values of an attribute in the rows of a class."""
    return [row[attribute] for row in rows if row[target] == label and row[attribute] is not None]


def class_mean(rows: Sequence[Row], target: str, attribute: str, label: Any) -> float:
    """The mean of an attribute's known values in a class."""
    return mean(values_of(rows, target, attribute, label))


def class_sd(rows: Sequence[Row], target: str, attribute: str, label: Any, *, ddof: int = 1) -> float:
    """The standard deviation of an attribute's known values in a class."""
    return deviation(values_of(rows, target, attribute, label), ddof=ddof)


def is_number(value: Any) -> bool:
    """Whether a value is a number, which makes its attribute numeric; True and False are not numbers here."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def factor(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, *, ddof: int) -> float:
    """The factor of one value in the likelihood: a density for a number, else a share of the rows of the class."""
    if not is_number(value):
        return value_probability(rows, target, attribute, value, label)
    # unknown values are left out of mean and variance, as Witten says
    known = values_of(rows, target, attribute, label)
    return gaussian_pdf(value, mean(known), variance=variance(known, ddof=ddof))


def gaussian_joint(rows: Sequence[Row], target: str, row: Row, label: Any, *, ddof: int = 1) -> float:
    """P(class) times the factors of the row's values: a score, not a probability, because densities are not."""
    known = {name: value for name, value in row.items() if name != target and value is not None}
    factors = (factor(rows, target, name, value, label, ddof=ddof) for name, value in known.items())
    # the prior is a share of the rows; Blockeel leaves it open
    own = [each for each in rows if each[target] == label]
    return len(own) / len(rows) * math.prod(factors)


def gaussian_joints(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """The score of every class. Witten, section 4.2: 0.000036 and (misprinted as 0.000137) 0.000136."""
    return {label: gaussian_joint(rows, target, row, label, ddof=ddof) for label in values_in(rows, target)}


def gaussian_naive_bayes(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """P(class | row) for every class. ValueError for a class with fewer than two rows or equal values.

    >>> rows = [{"x": x, "class": label} for label, xs in {"a": (1, 2, 3), "b": (4, 6, 8)}.items() for x in xs]
    >>> {label: round(p, 4) for label, p in gaussian_naive_bayes(rows, "class", {"x": 3.5}).items()}
    {'a': 0.5865, 'b': 0.4135}
    >>> gaussian_naive_bayes(rows, "class", {"x": 1000})
    {'a': 0.0, 'b': 1.0}
    """
    scores = {label: log_gaussian_joint(rows, target, row, label, ddof=ddof) for label in values_in(rows, target)}
    highest = max(scores.values(), default=-math.inf)
    if highest == -math.inf:
        raise ValueError("no class explains the row: each has a value of it with probability 0, or there are no rows")
    # the highest becomes exp(0) = 1: far from all classes every density itself is 0
    return normalised({label: math.exp(score - highest) for label, score in scores.items()})


def log_gaussian_joint(rows: Sequence[Row], target: str, row: Row, label: Any, *, ddof: int = 1) -> float:
    """The natural logarithm of P(class) times the factors of the row's values; minus infinity if a factor is 0."""
    known = {name: value for name, value in row.items() if name != target and value is not None}
    factors = [log_factor(rows, target, name, value, label, ddof=ddof) for name, value in known.items()]
    own = [each for each in rows if each[target] == label]
    return math.log(len(own) / len(rows)) + math.fsum(factors)


def log_factor(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any, *, ddof: int) -> float:
    """The natural logarithm of the factor of one value; minus infinity for a value that the class never has."""
    if not is_number(value):
        share = value_probability(rows, target, attribute, value, label)
        return math.log(share) if share else -math.inf
    # unknown values are left out of mean and deviation, as Witten says
    known = values_of(rows, target, attribute, label)
    return log_gaussian_pdf(value, mean(known), sd=deviation(known, ddof=ddof))


def share_of_two(prior: float, density: float, other_density: float) -> float:
    """P(class | x) of two classes, from the prior of the first and the density of x in each."""
    mine, other = prior * density, (1 - prior) * other_density
    if not mine + other:
        raise ValueError("both densities are 0: no class explains the value")
    return mine / (mine + other)


def density_in(values: Sequence[float], x: float) -> float:
    """The density at x of the normal distribution that was fitted to some values."""
    return gaussian_pdf(x, mean(values), variance=variance(values))
