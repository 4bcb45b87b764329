"""How many instances and hypotheses there are, part by part; each part is a function of earlier ones."""

from collections.abc import Sequence


def instances_in(sizes: Sequence[int]) -> int:
    """How many instances there are: the product of the sizes of the domains."""
    found = 1
    for size in sizes:
        found *= size
    return found


def hypotheses_in(sizes: Sequence[int]) -> int:
    """How many conjunctions there are that differ in what they cover: one more value each, and the one for nothing."""
    return 1 + instances_in([size + 1 for size in sizes])


def covered_instances(sizes: Sequence[int], fixed: int) -> int:
    """How many instances a hypothesis covers that fixes the first attributes and leaves the others free."""
    return instances_in(sizes[fixed:])


def members_between(fixed: int) -> int:
    """How many hypotheses lie between one that fixes so many attributes and the one that fixes none, both included."""
    return int(2**fixed)
