"""Conditions on tables with numbers: whether what goes wrong with them would show in the labels."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from reference.trees.mistakes.numeric_tree import (
    cuts_at_lower_values,
    cuts_at_values,
    cuts_of_the_table,
    equal_below,
    middle_cuts,
    numbers_alone,
    table_majority_at_stops,
    texts_first,
)
from reference.trees.numeric_tree import numeric_tree_predictions, numeric_tree_tied_labels


def labels_differ(args: Mapping[str, Any], *mistaken: Any) -> bool:
    """Whether each of these ways to learn gives a row a label that is not right, however ties are broken."""
    right = numeric_tree_tied_labels(args["fit"], args["predict"])
    return all(
        any(label not in labels for label, labels in zip(found(args["fit"], args["predict"]), right, strict=True))
        for found in mistaken
    )


def second_cuts_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a number has to be tested twice on a path."""
    return labels_differ(args, partial(numeric_tree_predictions, again=False))


def cuts_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether thresholds at values of the table, below or above the middle, give other labels."""
    return labels_differ(args, cuts_at_values, cuts_at_lower_values, equal_below)


def node_cuts_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether midpoints of the whole table, and medians, would give other labels than midpoints at the node."""
    return labels_differ(args, cuts_of_the_table, partial(cuts_of_the_table, last=True), middle_cuts)


def kinds_compete(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether neither the numbers nor the texts may go first."""
    return labels_differ(args, numbers_alone, texts_first)


def other_measures_label_otherwise(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether trees that are grown by the Gini index and by the gain ratio give other labels."""
    return labels_differ(
        args, *(partial(numeric_tree_predictions, criterion=each) for each in ("gini", "gain_ratio", "error"))
    )


def lacking_texts_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the most frequent class of the table would be wrong where a node lacks a row's text."""
    return labels_differ(args, table_majority_at_stops)


def zero_gains_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a tree that stops where no test has any gain gives other labels."""
    return labels_differ(args, partial(numeric_tree_predictions, stop_at_zero_gain=True))
