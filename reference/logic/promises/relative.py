"""Promises about generalisations relative to background facts."""

from collections.abc import Sequence

from reference.logic.promises.clauses import are_definite, is_ground

MOST_FACTS = 9  # the lgg pairs every fact with every fact of its predicate


def is_relative_task(one: Sequence[str], other: Sequence[str], background: Sequence[Sequence[str]]) -> bool:
    """Whether two facts have one predicate and are not in a short background, and nothing has variables."""
    facts = [one, other, *background]
    return (
        are_definite([[one, background], [other, []]])
        and all(map(is_ground, facts))
        and all(isinstance(term, str) for fact in facts for term in fact)
        and one[0] == other[0]
        and list(one) not in background
        and list(other) not in background
        and len(background) <= MOST_FACTS
    )
