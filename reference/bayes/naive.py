"""Naive Bayes with nominal attributes. Witten, section 4.2; Kubat, sections 2.2 and 2.3; Blockeel, section 12.4.

The books differ on values that a class has never been seen with: relative frequencies leave a probability of zero, and
Laplace's estimator or the m-estimate do not. They are the arguments `laplace` and `m`, both 0 where nothing is said.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from reference.bayes.rule import joint, normalised

Row = Mapping[str, Any]  # attribute -> value; None where it is not known
Domains = Mapping[str, Sequence[Any]]  # attribute -> its values


def values_in(rows: Sequence[Row], attribute: str, domains: Domains | None = None) -> list[Any]:
    """The declared values of an attribute; without a declaration those that occur, in the order of first occurrence."""
    if domains is not None and attribute in domains:
        return list(domains[attribute])
    return list(dict.fromkeys(row[attribute] for row in rows if row[attribute] is not None))


def class_prior(
    rows: Sequence[Row], target: str, label: Any, *, laplace: float = 0, smooth_prior: bool = False
) -> float:
    """P(class) as the share of the rows; with `smooth_prior` smoothed like the values (Blockeel, Weka).

    >>> rows = [{"class": label} for label in ("yes", "yes", "no")]
    >>> round(class_prior(rows, "class", "yes"), 3), class_prior(rows, "class", "yes", laplace=1, smooth_prior=True)
    (0.667, 0.6)
    """
    # Witten and Kubat leave the prior as it is
    extra = laplace if smooth_prior else 0
    count = sum(1 for row in rows if row[target] == label)
    return (count + extra) / (len(rows) + extra * len(values_in(rows, target)))


def value_count(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any) -> int:
    """The number of rows that have the value and the class."""
    return sum(1 for row in rows if row[attribute] == value and row[target] == label)


def value_probability(
    rows: Sequence[Row],
    target: str,
    attribute: str,
    value: Any,
    label: Any,
    *,
    laplace: float = 0,
    m: float = 0,
    domains: Domains | None = None,
) -> float:
    """P(value | class), from the rows of the class in which the attribute is known.

    With V values, `laplace` is added to each of their counts (Laplace's estimator adds 1), and so V times as much
    to the number of rows; `m` adds m rows in which all values are equally common (Kubat's m-estimate; Witten's mu).

    >>> rows = [{"a": a, "class": "yes"} for a in "uuvw"]
    >>> [round(value_probability(rows, "class", "a", "u", "yes", **how), 3) for how in ({}, {"laplace": 1}, {"m": 2})]
    [0.5, 0.429, 0.444]
    """
    # of all values, also those that this class never has: they are what is smoothed
    number = len(values_in(rows, attribute, domains))
    # a row that does not know the attribute counts neither above nor below the line
    known = sum(1 for row in rows if row[target] == label and row[attribute] is not None)
    if not number or not known + laplace * number + m:
        raise ValueError(f"no row of class {label} knows {attribute}, and nothing is added to the counts")
    count = value_count(rows, target, attribute, value, label)
    return (count + laplace + m / number) / (known + laplace * number + m)


def naive_likelihood(
    rows: Sequence[Row],
    target: str,
    row: Row,
    label: Any,
    *,
    laplace: float = 0,
    m: float = 0,
    domains: Domains | None = None,
) -> float:
    """P(row | class) if attributes are independent within a class: the product of the values' probabilities.

    Unknown values and the class column of the row are left out. Kubat, equation 2.5.
    """
    known = {attribute: value for attribute, value in row.items() if attribute != target and value is not None}
    return math.prod(
        value_probability(rows, target, attribute, value, label, laplace=laplace, m=m, domains=domains)
        for attribute, value in known.items()
    )


def naive_joint(
    rows: Sequence[Row],
    target: str,
    row: Row,
    label: Any,
    *,
    laplace: float = 0,
    m: float = 0,
    smooth_prior: bool = False,
    domains: Domains | None = None,
) -> float:
    """P(class) P(row | class); Witten calls this product the likelihood."""
    # never dropped, even if all priors are equal; Kubat's table 2.2 compares likelihoods alone
    prior = class_prior(rows, target, label, laplace=laplace, smooth_prior=smooth_prior)
    return joint(prior, naive_likelihood(rows, target, row, label, laplace=laplace, m=m, domains=domains))


def naive_joints(rows: Sequence[Row], target: str, row: Row, **conventions: Any) -> dict[Any, float]:
    """P(class) P(row | class) for every class that occurs."""
    return {label: naive_joint(rows, target, row, label, **conventions) for label in values_in(rows, target)}


def naive_bayes(
    rows: Sequence[Row],
    target: str,
    row: Row,
    *,
    laplace: float = 0,
    m: float = 0,
    smooth_prior: bool = False,
    domains: Domains | None = None,
) -> dict[Any, float]:
    """P(class | row) for every class. Witten, section 4.2. ValueError if every class has probability 0.

    >>> rows = [{"a": a, "class": label} for a, label in ("ux", "ux", "vx", "uy", "vy")]
    >>> {label: round(p, 3) for label, p in naive_bayes(rows, "class", {"a": "v"}).items()}
    {'x': 0.5, 'y': 0.5}
    """
    return normalised(naive_joints(rows, target, row, laplace=laplace, m=m, smooth_prior=smooth_prior, domains=domains))


def value_table(rows: Sequence[Row], target: str, domains: Domains | None = None) -> list[dict[str, Any]]:
    """A row for each attribute, value and class, without a number yet."""
    if not rows:
        raise ValueError("a table without rows has no attributes to count")
    attributes = [attribute for attribute in rows[0] if attribute != target]
    return [
        {"attribute": attribute, "value": value, "class": label}
        for attribute in attributes
        for value in values_in(rows, attribute, domains)
        for label in values_in(rows, target)
    ]


def frequency_table(rows: Sequence[Row], target: str, *, domains: Domains | None = None) -> list[dict[str, Any]]:
    """The number of rows for each value of each attribute with each class. Witten, table 4.2."""
    return [
        cell | {"count": value_count(rows, target, cell["attribute"], cell["value"], cell["class"])}
        for cell in value_table(rows, target, domains)
    ]


def probability_table(
    rows: Sequence[Row], target: str, *, laplace: float = 0, m: float = 0, domains: Domains | None = None
) -> list[dict[str, Any]]:
    """P(value | class) for each value of each attribute and each class. Witten, table 4.2; Blockeel, figure 12.2."""

    def estimated(cell: Mapping[str, Any]) -> float:
        place = (cell["attribute"], cell["value"], cell["class"])
        return value_probability(rows, target, *place, laplace=laplace, m=m, domains=domains)

    return [cell | {"probability": estimated(cell)} for cell in value_table(rows, target, domains)]
