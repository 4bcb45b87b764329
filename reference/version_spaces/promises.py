"""Promises that the texts on version spaces make of their inputs: examples of known values, hypotheses that compare."""

from collections.abc import Sequence
from typing import Any

from reference.shared.promises import are_distinct, have_one_length
from reference.version_spaces.hypotheses import ANY, Domains, Examples


def are_examples(examples: Examples) -> bool:
    """Whether every example is labelled yes or no, none has `?` for a value, and all have the same attributes."""
    return have_one_length([instance for instance, _ in examples]) and all(
        label in ("yes", "no") and ANY not in instance for instance, label in examples
    )


def first_is_positive(examples: Examples) -> bool:
    """Whether there is an example, and the first one is positive."""
    return bool(examples) and examples[0][1] == "yes"


def some_example_positive(examples: Examples) -> bool:
    """Whether at least one of the examples is positive."""
    return any(label == "yes" for _, label in examples)


def values_in_domains(domains: Domains, examples: Examples) -> bool:
    """Whether every attribute has at least two values, and `domains` lists every value of the examples."""
    # with one value, `?` would mean the same as the value itself
    known = all(len(values) > 1 and are_distinct(values) and ANY not in values for values in domains)
    return known and all(
        len(instance) == len(domains) and all(value in domain for value, domain in zip(instance, domains, strict=True))
        for instance, _ in examples
    )


def are_borders(borders: Sequence[Sequence[Sequence[Any]]]) -> bool:
    """Whether each pair holds the borders of a version space: below each member of G a member of S, and conversely."""
    return all(is_version_space(specific, general) for specific, general in borders)


def is_version_space(specific: Sequence[Any], general: Sequence[Any]) -> bool:
    """Whether two borders fit together; where one is empty, the other may be anything."""
    if not have_one_length([*specific, *general]) or len(specific) > 1 or not are_distinct([*map(tuple, general)]):
        return False  # a conjunction has a single least generalisation: S has one member at most
    return not specific or all(
        all(wide in (ANY, narrow) for wide, narrow in zip(member, specific[0], strict=True)) for member in general
    )


def are_relations(relations: Sequence[Any]) -> bool:
    """Whether each item has different elements, at least one, and different pairs of these."""
    return all(
        elements
        and are_distinct(elements)
        and are_distinct([tuple(pair) for pair in pairs])
        and all(len(pair) == 2 and set(pair) <= set(elements) for pair in pairs)
        for elements, pairs in relations
    )
