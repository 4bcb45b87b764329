"""Conditions on values with classes."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.trees.mistakes.boundaries import (
    all_midpoints,
    changes_between_examples_as_they_come,
    changes_between_sorted_examples,
    most_frequent_classes_differ,
)


def groups_matter(args: Mapping[str, Any], expected: Sequence[float]) -> bool:
    """Whether other boundaries are found by all midpoints, by single examples, and by one class for each value."""
    given = (args["values"], args["labels"])
    mistaken = (
        all_midpoints,
        changes_between_sorted_examples,
        changes_between_examples_as_they_come,
        most_frequent_classes_differ,
    )
    return all(sorted(other(*given)) != sorted(expected) for other in mistaken)
