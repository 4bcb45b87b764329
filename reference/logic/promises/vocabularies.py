"""Promises about the names of a vocabulary."""

from collections.abc import Mapping, Sequence

from reference.logic.herbrand import herbrand_universe
from reference.logic.promises.clauses import is_name


def is_small_vocabulary(
    constants: Sequence[str], functors: Mapping[str, int], predicates: Mapping[str, int], depth: int
) -> bool:
    """Whether names are different, arguments at least one, and the universe and the base can still be listed."""
    names = [*constants, *functors, *predicates]
    fits = all(map(is_name, names)) and len({*names}) == len(names) and depth >= 0
    if not fits or any(not 1 <= arity <= 3 for arity in (*functors.values(), *predicates.values())) or depth > 3:
        return False
    size = max(len(constants), 1)
    for _ in range(depth):  # an upper bound: terms of an earlier level are counted again
        size += sum(size**arity for arity in functors.values())
        if size > 2000:
            return False
    terms = len(herbrand_universe(constants, functors, depth=depth))
    return bool(sum(terms**arity for arity in predicates.values()) <= 20_000)
