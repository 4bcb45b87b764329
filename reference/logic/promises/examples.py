"""Promises about facts on several examples."""

from collections.abc import Sequence

from reference.shared.promises import are_distinct


def are_about_examples(facts: Sequence[Sequence[str]], ids: Sequence[str]) -> bool:
    """Whether the first term of every fact is an example, and no predicate is one; `links` is none."""
    return (
        len(ids) > 0
        and are_distinct(ids)
        and "links" not in ids
        and all(len(fact) > 1 and fact[1] in ids and fact[0] not in ids for fact in facts)
        and are_distinct(map(tuple, facts))
    )
