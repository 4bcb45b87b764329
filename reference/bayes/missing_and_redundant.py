"""Naive Bayes with unknown values, with a duplicated column, and with a single attribute.

Witten, section 4.2; Kubat, section 2.1.
"""

from collections.abc import Sequence
from typing import Any

from reference.bayes.naive import Row, class_prior, naive_bayes, naive_joints, value_probability, values_in
from reference.bayes.rule import normalised


def naive_bayes_with_copies(
    rows: Sequence[Row], target: str, row: Row, attribute: str, copies: int = 1
) -> dict[Any, float]:
    """P(class | row) as if one attribute had `copies` more columns: its factor counts 1 + copies times.

    >>> rows = [{"a": a, "class": label} for a, label in ("ux", "ux", "vx", "uy", "vy", "vy")]
    >>> {label: round(p, 3) for label, p in naive_bayes_with_copies(rows, "class", {"a": "u"}, "a").items()}
    {'x': 0.8, 'y': 0.2}
    """
    joints = naive_joints(rows, target, row)
    factors = {label: value_probability(rows, target, attribute, row[attribute], label) for label in joints}
    # once more for each copy: naive Bayes takes copies for independent evidence
    return normalised({label: joint * factors[label] ** copies for label, joint in joints.items()})


def single_attribute_joints(rows: Sequence[Row], attribute: str, value: Any, target: str) -> dict[Any, float]:
    """P(value | class) P(class) for every class, in the order of first occurrence. Kubat, table 2.1."""
    return {
        # the products order classes as the majority among the rows with this value does
        label: value_probability(rows, target, attribute, value, label) * class_prior(rows, target, label)
        for label in values_in(rows, target)
    }


def single_attribute_bayes(rows: Sequence[Row], attribute: str, value: Any, target: str) -> Any:
    """The most probable class from one known attribute; of tied classes the first.

    >>> rows = [{"a": a, "class": label} for a, label in ("ux", "ux", "vx", "uy", "vy", "vy")]
    >>> single_attribute_bayes(rows, "a", "u", "class"), single_attribute_bayes(rows, "a", "v", "class")
    ('x', 'y')
    """
    joints = single_attribute_joints(rows, attribute, value, target)
    return max(joints, key=lambda label: joints[label])


def known_share(rows: Sequence[Row], target: str, attribute: str, value: Any, label: Any) -> float:
    """P(value | class) among the rows of the class that know the attribute, as a part of a hand calculation."""
    return value_probability(rows, target, attribute, value, label)


def odds_without(share: float, other: float, rows: Sequence[Row], target: str) -> float:
    """The odds of yes against no for a row with one known value: an unknown value has no factor."""
    return share * class_prior(rows, target, "yes") / (other * class_prior(rows, target, "no"))


def probability_with_copy(odds: float, share: float, other: float) -> float:
    """P(yes) with the known column duplicated: its factors count once more."""
    again = odds * share / other
    return again / (1 + again)


def probability_alone(rows: Sequence[Row], target: str, attribute: str, value: Any) -> float:
    """P(yes) for a row with one known value, in a column without gaps."""
    return float(naive_bayes(rows, target, {attribute: value})["yes"])


def label_alone(alone: float) -> str:
    """The more probable class, from the probability of yes."""
    return "yes" if alone > 0.5 else "no"
