"""Numbers of instances and hypotheses, part by part; each part is a function of earlier ones."""

from collections.abc import Sequence


def instances_in(sizes: Sequence[int]) -> int:
    """The number of instances: the product of the sizes of the domains."""
    found = 1
    for size in sizes:
        found *= size
    return found


def hypotheses_in(sizes: Sequence[int]) -> int:
    """The number of different conjunctions: every domain also has "?", and one conjunction covers nothing."""
    return 1 + instances_in([size + 1 for size in sizes])


def covered_instances(sizes: Sequence[int], fixed: int) -> int:
    """The number of instances covered by a hypothesis that fixes the first `fixed` attributes only."""
    return instances_in(sizes[fixed:])


def members_between(fixed: int) -> int:
    """The number of hypotheses between one that fixes `fixed` attributes and the one that fixes none, both included."""
    # each of the fixed attributes is fixed or free; int: for mypy a power may be a float
    return int(2**fixed)
