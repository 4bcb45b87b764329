"""Known mistakes about how many instances and hypotheses there are."""

from collections.abc import Sequence
from itertools import product


def all_instances_left(sizes: Sequence[int], fixed: int) -> int:
    """The instances of the fixed attributes instead of the free ones."""
    return len(list(product(*(range(size) for size in sizes[:fixed]))))
