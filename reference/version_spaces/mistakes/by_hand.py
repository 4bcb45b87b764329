"""Known mistakes about how many instances and hypotheses there are."""

from collections.abc import Sequence
from itertools import product

from reference.version_spaces.by_hand import instances_in


def sum_of_sizes(sizes: Sequence[int]) -> int:
    """The sizes added up instead of multiplied."""
    return sum(sizes)


def without_free_value(sizes: Sequence[int]) -> int:
    """The "?" of each attribute forgotten."""
    return 1 + instances_in(sizes)


def with_every_empty(sizes: Sequence[int]) -> int:
    """Every way of writing the hypothesis for nothing counted: two more symbols for each attribute."""
    return instances_in([size + 2 for size in sizes])


def without_nothing(sizes: Sequence[int]) -> int:
    """The hypothesis that covers nothing forgotten."""
    return instances_in([size + 1 for size in sizes])


def all_instances_left(sizes: Sequence[int], fixed: int) -> int:
    """The instances of the fixed attributes instead of the free ones."""
    return len(list(product(*(range(size) for size in sizes[:fixed]))))


def two_for_each(fixed: int) -> int:
    """Two for each attribute added up instead of multiplied."""
    return 2 * fixed
