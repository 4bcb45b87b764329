"""Known mistakes about how general hypotheses are, and about those that fit the examples."""

from reference.version_spaces.candidate_elimination import candidate_elimination
from reference.version_spaces.hypotheses import (
    Domains,
    Examples,
    Hypothesis,
)


def only_borders(domains: Domains, examples: Examples) -> list[Hypothesis]:
    """S and G alone: what lies between them is forgotten.

    >>> only_borders([["a", "b"], ["c", "d"]], [(["b", "d"], "yes"), (["a", "c"], "no")])
    [('b', 'd'), ('?', 'd'), ('b', '?')]
    """
    specific, general = candidate_elimination(domains, examples)
    # Sorted: a set's order follows the hash seed, and what is built must not.
    return [*sorted(specific, key=str), *sorted(general - specific, key=str)]
