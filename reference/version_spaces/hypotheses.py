"""Concepts as conjunctions, their order by generality, and all conjunctions that fit the examples.

A hypothesis is a tuple of values in the order of the attributes, "?" for any value; None is the one that covers none.
An example is a pair of an instance and a label, "yes" or "no". Domains list the values of each attribute.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

ANY = "?"
YES = "yes"
Instance = Sequence[str]
Hypothesis = tuple[str, ...] | None
Examples = Sequence[tuple[Instance, str]]
Domains = Sequence[Sequence[str]]


def hypothesis_of(written: Iterable[str] | None) -> Hypothesis:
    """The hypothesis as a tuple; None stays None."""
    return None if written is None else tuple(written)


def covers(hypothesis: Hypothesis, instance: Instance) -> bool:
    """Whether an instance meets all conditions of a hypothesis.

    >>> covers(("sunny", "?"), ["sunny", "warm"]), covers(None, ["sunny", "warm"])
    (True, False)
    """
    return hypothesis is not None and all(
        wanted in (ANY, value) for wanted, value in zip(hypothesis, instance, strict=True)
    )


def more_general(h1: Any, h2: Any, *, strict: bool = False) -> bool:
    """Whether the first hypothesis covers everything that the second covers; if `strict`, also something more.

    Every attribute has at least two values. Mitchell, section 2.3.

    >>> wide, narrow = ("sunny", "?", "?"), ("sunny", "?", "strong")
    >>> more_general(wide, narrow), more_general(narrow, wide), more_general(wide, wide, strict=True)
    (True, False, False)
    """
    first, second = hypothesis_of(h1), hypothesis_of(h2)
    if strict:
        return more_general(first, second) and not more_general(second, first)
    if second is None:  # nothing is covered by everything, also by nothing itself
        return True
    # comparing values decides only because every attribute has two values or more: else "?" would equal a value
    return first is not None and all(wide in (ANY, narrow) for wide, narrow in zip(first, second, strict=True))


def generality_pairs(hypotheses: Sequence[Any]) -> list[tuple[int, int]]:
    """The places (i, j) of all pairs in which hypothesis i is strictly more general than hypothesis j."""
    numbered = list(enumerate(hypotheses))
    return [(i, j) for i, h in numbered for j, g in numbered if more_general(h, g, strict=True)]


def is_more_general(hypothesis: Any, other: Any) -> bool:
    """Whether the first hypothesis is strictly more general than the second."""
    return more_general(hypothesis, other, strict=True)


def generalised(hypothesis: Hypothesis, instance: Instance) -> tuple[str, ...]:
    """The most specific hypothesis that covers an instance and everything that was covered before.

    >>> generalised(("sunny", "warm"), ["sunny", "cold"]), generalised(None, ["sunny", "cold"])
    (('sunny', '?'), ('sunny', 'cold'))
    """
    if hypothesis is None:
        return tuple(instance)
    return tuple(wanted if wanted == value else ANY for wanted, value in zip(hypothesis, instance, strict=True))


def specialised(hypothesis: Hypothesis, instance: Instance, domains: Domains) -> list[tuple[str, ...]]:
    """The most general hypotheses below this one that do not cover the instance: one "?" becomes another value.

    >>> specialised(("?", "warm"), ["sunny", "warm"], [["sunny", "rainy"], ["warm", "cold"]])
    [('rainy', 'warm')]
    """
    if hypothesis is None:
        # only a "?" can become more specific; a fixed value would change, not shrink
        return []
    return [
        (*hypothesis[:place], value, *hypothesis[place + 1 :])
        for place, wanted in enumerate(hypothesis)
        if wanted == ANY
        for value in domains[place]
        if value != instance[place]
    ]


def consistent(hypothesis: Hypothesis, examples: Examples) -> bool:
    """Whether a hypothesis covers exactly the examples labelled yes."""
    # Mitchell counts the hypothesis that covers nothing; it is consistent while no example is positive
    return all(covers(hypothesis, instance) == (label == YES) for instance, label in examples)


def all_hypotheses(domains: Domains) -> list[Hypothesis]:
    """Every conjunction over the domains, and None, the one that covers nothing.

    >>> len(all_hypotheses([["a", "b", "c"], ["u", "v"]]))
    13
    """
    # None once: every tuple with an empty place covers nothing, and they are one hypothesis
    return [None, *product(*([*values, ANY] for values in domains))]


def list_then_eliminate(domains: Domains, examples: Examples) -> list[Hypothesis]:
    """The version space: every hypothesis that is consistent with all examples. Mitchell, section 2.5."""
    return [hypothesis for hypothesis in all_hypotheses(domains) if consistent(hypothesis, examples)]
