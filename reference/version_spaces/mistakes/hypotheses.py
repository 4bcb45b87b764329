"""Known mistakes about how general hypotheses are, and about those that fit the examples."""

from collections.abc import Sequence
from typing import Any

from reference.version_spaces.candidate_elimination import candidate_elimination
from reference.version_spaces.hypotheses import (
    ANY,
    YES,
    Domains,
    Examples,
    Hypothesis,
    all_hypotheses,
    covers,
    more_general,
)


def pairs_by_free_values(hypotheses: Sequence[Any]) -> list[tuple[int, int]]:
    """Hypotheses compared by how many values they leave free."""
    free = [list(h).count(ANY) for h in hypotheses]
    return [(i, j) for i, wide in enumerate(free) for j, narrow in enumerate(free) if wide > narrow]


def pairs_turned_around(hypotheses: Sequence[Any]) -> list[tuple[int, int]]:
    """More specific instead of more general."""
    numbered = list(enumerate(hypotheses))
    return [(j, i) for i, h in numbered for j, g in numbered if more_general(h, g, strict=True)]


def pairs_with_equals(hypotheses: Sequence[Any]) -> list[tuple[int, int]]:
    """Each hypothesis counted as more general than itself."""
    numbered = list(enumerate(hypotheses))
    return [(i, j) for i, h in numbered for j, g in numbered if more_general(h, g)]


def space_by_positives(domains: Domains, examples: Examples) -> list[Hypothesis]:
    """All that covers the positive examples, whatever else it covers."""
    positive = [instance for instance, label in examples if label == YES]
    return [h for h in all_hypotheses(domains) if all(covers(h, instance) for instance in positive)]


def only_borders(domains: Domains, examples: Examples) -> list[Hypothesis]:
    """S and G alone: what lies between them is forgotten.

    >>> only_borders([["a", "b"], ["c", "d"]], [(["b", "d"], "yes"), (["a", "c"], "no")])
    [('b', 'd'), ('?', 'd'), ('b', '?')]
    """
    specific, general = candidate_elimination(domains, examples)
    # Sorted: a set's order follows the hash seed, and what is built must not.
    return [*sorted(specific, key=str), *sorted(general - specific, key=str)]
