"""Concepts as conjunctions, and all of them that fit the examples. Mitchell, chapter 2; Blockeel, chapter 3.

A hypothesis is a tuple of values in the order of the attributes, "?" for any value; None is the one that covers none.
An example is a pair of an instance and a label, "yes" or "no". Domains list the values of each attribute.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from reference.process import Process

ANY = "?"
YES = "yes"
Instance = Sequence[str]
Hypothesis = tuple[str, ...] | None
Examples = Sequence[tuple[Instance, str]]
Domains = Sequence[Sequence[str]]


def hypothesis_of(written: Iterable[str] | None) -> Hypothesis:
    """A hypothesis as a tuple."""
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
    """Whether the first hypothesis covers all that the second covers; if `strict`, also something more.

    Every attribute has at least two values. Mitchell, section 2.3.

    >>> wide, narrow = ("sunny", "?", "?"), ("sunny", "?", "strong")
    >>> more_general(wide, narrow), more_general(narrow, wide), more_general(wide, wide, strict=True)
    (True, False, False)
    """
    first, second = hypothesis_of(h1), hypothesis_of(h2)
    if strict:
        return more_general(first, second) and not more_general(second, first)
    if second is None:
        return True
    return first is not None and all(wide in (ANY, narrow) for wide, narrow in zip(first, second, strict=True))


def generality_pairs(hypotheses: Sequence[Any]) -> list[tuple[int, int]]:
    """The places of any two hypotheses, the first strictly more general than the second."""
    numbered = list(enumerate(hypotheses))
    return [(i, j) for i, h in numbered for j, g in numbered if more_general(h, g, strict=True)]


def is_more_general(hypothesis: Any, other: Any) -> bool:
    """Whether the first hypothesis is strictly more general."""
    return more_general(hypothesis, other, strict=True)


def generalised(hypothesis: Hypothesis, instance: Instance) -> tuple[str, ...]:
    """The most specific hypothesis that covers an instance, and all that was covered before.

    >>> generalised(("sunny", "warm"), ["sunny", "cold"]), generalised(None, ["sunny", "cold"])
    (('sunny', '?'), ('sunny', 'cold'))
    """
    if hypothesis is None:
        return tuple(instance)
    return tuple(wanted if wanted == value else ANY for wanted, value in zip(hypothesis, instance, strict=True))


def specialised(hypothesis: Hypothesis, instance: Instance, domains: Domains) -> list[tuple[str, ...]]:
    """The most general hypotheses below one that do not cover an instance: one "?" becomes another value.

    >>> specialised(("?", "warm"), ["sunny", "warm"], [["sunny", "rainy"], ["warm", "cold"]])
    [('rainy', 'warm')]
    """
    if hypothesis is None:
        return []
    return [
        (*hypothesis[:place], value, *hypothesis[place + 1 :])
        for place, wanted in enumerate(hypothesis)
        if wanted == ANY
        for value in domains[place]
        if value != instance[place]
    ]


def consistent(hypothesis: Hypothesis, examples: Examples) -> bool:
    """Whether a hypothesis covers just the examples labelled yes."""
    return all(covers(hypothesis, instance) == (label == YES) for instance, label in examples)


def all_hypotheses(domains: Domains) -> list[Hypothesis]:
    """Every conjunction over the domains, and the one that covers nothing, once.

    >>> len(all_hypotheses([["a", "b", "c"], ["u", "v"]]))
    13
    """
    return [None, *product(*([*values, ANY] for values in domains))]


def list_then_eliminate(domains: Domains, examples: Examples) -> list[Hypothesis]:
    """The version space: every hypothesis that is consistent with all examples. Mitchell, section 2.5."""
    return [hypothesis for hypothesis in all_hypotheses(domains) if consistent(hypothesis, examples)]


@dataclass(frozen=True, slots=True)
class FindSState:
    """The hypothesis after so many examples."""

    seen: int
    hypothesis: Hypothesis


def find_s_start(examples: Examples) -> FindSState:
    """The hypothesis that covers nothing."""
    return FindSState(0, None)


def find_s_successors(state: FindSState, examples: Examples) -> tuple[FindSState, ...]:
    """The state after the next example: generalised as little as needed if it is positive, else unchanged.

    Mitchell, section 2.4.
    """
    if state.seen == len(examples):
        return ()
    instance, label = examples[state.seen]
    grown = generalised(hypothesis_of(state.hypothesis), instance) if label == YES else state.hypothesis
    return (FindSState(state.seen + 1, grown),)


FIND_S = Process(find_s_start, find_s_successors)


def find_s(examples: Examples) -> Hypothesis:
    """The most specific hypothesis that covers all positive examples; negative ones are not looked at.

    >>> find_s([(["sunny", "warm"], "yes"), (["rainy", "cold"], "no"), (["sunny", "cold"], "yes")])
    ('sunny', '?')
    """
    return FIND_S.last(examples=examples).hypothesis


@dataclass(frozen=True, slots=True)
class BorderState:
    """The borders of the version space after so many examples: its most specific members S, its most general G."""

    seen: int
    S: tuple[Hypothesis, ...]
    G: tuple[Hypothesis, ...]


def minimal(hypotheses: Iterable[Hypothesis]) -> tuple[Hypothesis, ...]:
    """Those that are not strictly more general than another, each once."""
    kept = list(dict.fromkeys(hypotheses))
    return tuple(h for h in kept if not any(more_general(h, other, strict=True) for other in kept))


def maximal(hypotheses: Iterable[Hypothesis]) -> tuple[Hypothesis, ...]:
    """Those that are not strictly more specific than another, each once."""
    kept = list(dict.fromkeys(hypotheses))
    return tuple(h for h in kept if not any(more_general(other, h, strict=True) for other in kept))


def borders_start(domains: Domains, examples: Examples) -> BorderState:
    """S holds what covers nothing, G what covers everything."""
    return BorderState(0, (None,), ((ANY,) * len(domains),))


def borders_successors(state: BorderState, domains: Domains, examples: Examples) -> tuple[BorderState, ...]:
    """The borders after the next example, cleaned of what another member makes superfluous.

    Mitchell, section 2.5; Blockeel, figure 3.3, leaves the cleaning out.
    """
    if state.seen == len(examples):
        return ()
    instance, label = examples[state.seen]
    specific, general = (tuple(map(hypothesis_of, border)) for border in (state.S, state.G))
    moved = after_positive if label == YES else after_negative
    return (BorderState(state.seen + 1, *moved(specific, general, instance, domains)),)


def after_positive(
    specific: tuple[Hypothesis, ...], general: tuple[Hypothesis, ...], instance: Instance, domains: Domains
) -> tuple[tuple[Hypothesis, ...], tuple[Hypothesis, ...]]:
    """G loses what rejects the instance; S is generalised to cover it, and stays below G."""
    kept = tuple(g for g in general if covers(g, instance))
    grown = (s if covers(s, instance) else generalised(s, instance) for s in specific)
    return minimal(s for s in grown if any(more_general(g, s) for g in kept)), kept


def after_negative(
    specific: tuple[Hypothesis, ...], general: tuple[Hypothesis, ...], instance: Instance, domains: Domains
) -> tuple[tuple[Hypothesis, ...], tuple[Hypothesis, ...]]:
    """S loses what covers the instance; G is specialised to reject it, and stays above S."""
    kept = tuple(s for s in specific if not covers(s, instance))
    cut = (h for g in general for h in (specialised(g, instance, domains) if covers(g, instance) else [g]))
    return kept, maximal(h for h in cut if any(more_general(h, s) for s in kept))


BORDERS = Process(borders_start, borders_successors)


def candidate_elimination(domains: Domains, examples: Examples) -> tuple[set[Hypothesis], set[Hypothesis]]:
    """The borders S and G of the version space.

    >>> sky, air = ["sunny", "rainy"], ["warm", "cold"]
    >>> candidate_elimination([sky, air], [(["sunny", "warm"], "yes"), (["rainy", "cold"], "no")])[0]
    {('sunny', 'warm')}
    """
    last = BORDERS.last(domains=domains, examples=examples)
    return set(last.S), set(last.G)


def instances_in(sizes: Sequence[int]) -> int:
    """How many instances there are: the product of the sizes of the domains."""
    found = 1
    for size in sizes:
        found *= size
    return found


def hypotheses_in(sizes: Sequence[int]) -> int:
    """How many conjunctions there are that differ in what they cover: one more value each, and the one for nothing."""
    return 1 + instances_in([size + 1 for size in sizes])


def covered_instances(sizes: Sequence[int], fixed: int) -> int:
    """How many instances a hypothesis covers that fixes the first attributes and leaves the others free."""
    return instances_in(sizes[fixed:])


def space_parts(sizes: Sequence[int], fixed: int) -> dict[str, int]:
    """A hand calculation of how large a space of conjunctions is.

    >>> space_parts([3, 2, 2, 2, 2, 2], 2)
    {'instances': 96, 'hypotheses': 973, 'covered': 16, 'members': 4}
    """
    return {
        "instances": instances_in(sizes),
        "hypotheses": hypotheses_in(sizes),
        "covered": covered_instances(sizes, fixed),
        "members": members_between(fixed),
    }


def members_between(fixed: int) -> int:
    """How many hypotheses lie between one that fixes so many attributes and the one that fixes none, both included."""
    return int(2**fixed)
