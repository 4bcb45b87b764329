"""Facts about several examples, taken apart into one interpretation an example. Blockeel, section 15.3.1."""

from collections.abc import Sequence
from typing import Any

Fact = tuple[Any, ...]
Facts = Sequence[Sequence[Any]]


def external_facts(facts: Facts, ids: Sequence[str]) -> list[Fact]:
    """The facts about an example that mention another example; the first term says which example a fact is about.

    >>> external_facts([["tag", "page1", "h1"], ["link", "page1", "page2"]], ["page1", "page2"])
    [('link', 'page1', 'page2')]
    """
    return [tuple(fact) for fact in facts if any(term in ids and term != fact[1] for term in fact[2:])]


def has_external_structure(facts: Facts, ids: Sequence[str]) -> bool:
    """Whether some fact about an example mentions another example. Blockeel, example 15.15."""
    return bool(external_facts(facts, ids))


def split_by_example(facts: Facts, ids: Sequence[str]) -> dict[str, list[Fact]]:
    """The facts about each example, without the example. Blockeel, example 15.14.

    >>> split_by_example([["atom", "m1", "a1", "c"], ["atom", "m2", "a1", "h"]], ["m1", "m2"])
    {'m1': [('atom', 'a1', 'c')], 'm2': [('atom', 'a1', 'h')]}
    """
    return {name: [(fact[0], *fact[2:]) for fact in facts if fact[1] == name] for name in ids}


def interpretations(facts: Facts, ids: Sequence[str]) -> dict[str, list[Fact]]:
    """The facts about each example, or the facts that link examples, under the key `links`, if there are any."""
    links = external_facts(facts, ids)
    return {"links": links} if links else split_by_example(facts, ids)
