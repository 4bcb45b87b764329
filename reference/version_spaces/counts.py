"""Sizes of spaces of instances, conjunctions and concepts; learning without bias. Mitchell, 2.3 and 2.7; Kubat, 1.1."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from reference.version_spaces.hypotheses import YES, Domains, Examples

MOST_INSTANCES = 100_000  # that are listed


@dataclass(frozen=True, slots=True)
class SpaceSizes:
    """The numbers of instances, of written conjunctions, of conjunctions by what they cover, and of all concepts."""

    instances: int
    syntactic: int
    semantic: int
    concepts: int


def space_sizes(domain_sizes: Sequence[int], *, classes: int = 2) -> SpaceSizes:
    """The sizes of the spaces over attributes with these numbers of values.

    A written conjunction has for each attribute a value, "?" or the symbol that no value meets; all with that symbol
    cover the same. A concept gives each instance one of the classes. Mitchell, section 2.3; Kubat, section 1.1.

    >>> sizes = space_sizes([3, 2, 2, 2, 2, 2])
    >>> sizes.instances, sizes.syntactic, sizes.semantic, sizes.concepts == 2**96
    (96, 5120, 973, True)
    """
    instances = math.prod(domain_sizes)
    return SpaceSizes(
        instances,
        math.prod(size + 2 for size in domain_sizes),
        1 + math.prod(size + 1 for size in domain_sizes),
        all_concepts(instances, classes=classes),
    )


def all_concepts(n_instances: int, *, classes: int = 2) -> int:
    """The number of ways to give each instance one of the classes. Kubat, section 1.1; Mitchell, section 2.7.

    >>> all_concepts(3)
    8
    """
    return int(classes**n_instances)


def size_of(domain_sizes: Sequence[int], what: str) -> int:
    """One of the sizes of `space_sizes`, by its name."""
    return int(getattr(space_sizes(domain_sizes), what))


def consistent_count(n_instances: int, n_seen: int, *, classes: int = 2) -> int:
    """The number of concepts that agree with the labels of `n_seen` different instances of all `n_instances`.

    Kubat, section 1.4.

    >>> consistent_count(108, 12) == 2**96, consistent_count(3, 2)
    (True, 2)
    """
    return int(classes ** (n_instances - n_seen))


def votes_for_unseen(n_instances: int, n_seen: int) -> int:
    """How many of the consistent concepts hold an instance that was not seen: as if its label were known."""
    return consistent_count(n_instances, n_seen + 1)


Instances = frozenset[tuple[str, ...]]


def unbiased_boundaries(domains: Domains, examples: Examples) -> tuple[Instances, Instances] | None:
    """The smallest and the largest set of instances that fit the examples; None where labels contradict each other.

    Without bias any set is a concept: S is the set of the positive examples, G has all but the negative ones. Mitchell,
    section 2.7.

    >>> S, G = unbiased_boundaries([["a", "b", "c"]], [(["a"], "yes"), (["b"], "no")])
    >>> sorted(S), sorted(G)
    ([('a',)], [('a',), ('c',)])
    """
    if math.prod(map(len, domains)) > MOST_INSTANCES:
        raise ValueError(f"there are more than {MOST_INSTANCES} instances over these domains: take fewer attributes")
    positive = frozenset(tuple(instance) for instance, label in examples if label == YES)
    negative = frozenset(tuple(instance) for instance, label in examples if label != YES)
    if positive & negative:
        return None
    return positive, frozenset(product(*domains)) - negative


def unbiased_learner(domains: Domains, examples: Examples) -> dict[str, list[tuple[str, ...]]]:
    """The smallest and the largest set of instances that fit, and what only some have; none if labels contradict.

    >>> unbiased_learner([["a", "b", "c"]], [(["a"], "yes"), (["b"], "no")])
    {'S': [('a',)], 'G': [('a',), ('c',)], 'open': [('c',)]}
    """
    specific, general = unbiased_boundaries(domains, examples) or (frozenset(), frozenset())
    # sorted: the order of a set is another one in every process, and what is built must not change
    found = {"S": specific, "G": general, "open": general - specific}
    return {name: sorted(instances) for name, instances in found.items()}
