"""Promises about hypotheses, tables and new rows: predicates over the arguments."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from reference.bayes.gaussian import gaussian_joint, is_number
from reference.bayes.naive import Row, values_in
from reference.bayes.rule import Distribution
from reference.shared.promises import are_distinct, are_probabilities, is_distribution

VANISHED = 1e-250  # a product of a few densities; below 1e-308 a float loses digits, and then is 0


def data_are_possible(prior: Distribution, likelihood: Distribution) -> bool:
    """Whether prior and likelihood name the same hypotheses, and one of these can have led to the data."""
    return (
        is_distribution(prior)
        and set(prior) == set(likelihood)
        and are_probabilities(likelihood.values())
        and any(prior[each] * likelihood[each] > 0 for each in prior)
    )


def evidence_is_possible(prior: Distribution, likelihoods: Sequence[Distribution]) -> bool:
    """Whether each piece of evidence has a likelihood for every hypothesis, and one hypothesis explains all pieces."""
    named = all(set(each) == set(prior) and are_probabilities(each.values()) for each in likelihoods)
    return named and any(prior[h] > 0 and all(each[h] > 0 for each in likelihoods) for h in prior)


def new_row_is_known(rows: Sequence[Row], target: str, row: Row) -> bool:
    """Whether a new row has all attributes and no other, and each of its values occurs in its column."""
    attributes = set(rows[0]) - {target}
    return set(row) == attributes and all(any(each[name] == row[name] for each in rows) for name in attributes)


def combination_occurs(rows: Sequence[Row], target: str, row: Row, attributes: Sequence[str]) -> bool:
    """Whether two or more attributes are named, each once, and a row of the table has the new row's values of them."""
    return (
        len(attributes) > 1
        and are_distinct(attributes)
        and target not in attributes
        and set(attributes) <= set(rows[0])
        and any(all(each[name] == row[name] for name in attributes) for each in rows)
    )


def classes_have_spread(rows: Sequence[Row], target: str) -> bool:
    """Whether attributes hold numbers, and none is constant within a class of the table."""
    found: dict[Any, set[float]] = defaultdict(set)
    for row in rows:
        for name in set(row) - {target}:
            found[row[target], name].add(row[name])
    numbers = all(is_number(value) for values in found.values() for value in values)
    return numbers and all(len(values) > 1 for values in found.values())


def densities_are_above_zero(rows: Sequence[Row], target: str, row: Mapping[str, float]) -> bool:
    """Whether a new row has all attributes, and the product of its densities does not vanish in every class."""
    return set(row) == set(rows[0]) - {target} and any(
        gaussian_joint(rows, target, row, label) > VANISHED for label in values_in(rows, target)
    )
