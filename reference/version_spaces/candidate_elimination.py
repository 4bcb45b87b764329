"""Candidate elimination: the version space by its two borders. Mitchell, section 2.5; Blockeel, chapter 3."""

from collections.abc import Iterable
from dataclasses import dataclass

from reference.process import Process
from reference.version_spaces.hypotheses import (
    ANY,
    YES,
    Domains,
    Examples,
    Hypothesis,
    Instance,
    covers,
    generalised,
    hypothesis_of,
    more_general,
    specialised,
)


@dataclass(frozen=True, slots=True)
class BorderState:
    """The borders of the version space after `seen` examples: the most specific members S, the most general G."""

    seen: int
    S: tuple[Hypothesis, ...]
    G: tuple[Hypothesis, ...]


def minimal(hypotheses: Iterable[Hypothesis]) -> tuple[Hypothesis, ...]:
    """The hypotheses that are not strictly more general than another one, each once."""
    kept = list(dict.fromkeys(hypotheses))  # no set: the order of a trace must not change from run to run
    return tuple(h for h in kept if not any(more_general(h, other, strict=True) for other in kept))


def maximal(hypotheses: Iterable[Hypothesis]) -> tuple[Hypothesis, ...]:
    """The hypotheses that are not strictly more specific than another one, each once."""
    kept = list(dict.fromkeys(hypotheses))
    return tuple(h for h in kept if not any(more_general(other, h, strict=True) for other in kept))


def borders_start(domains: Domains, examples: Examples) -> BorderState:
    """The first borders: S holds the hypothesis that covers nothing, G the one that covers everything."""
    return BorderState(0, (None,), ((ANY,) * len(domains),))


def borders_successors(state: BorderState, domains: Domains, examples: Examples) -> tuple[BorderState, ...]:
    """The borders after the next example, without members that another member makes superfluous.

    Mitchell, section 2.5; Blockeel, figure 3.3, leaves the cleaning out.
    """
    if state.seen == len(examples):
        return ()
    instance, label = examples[state.seen]
    # a state may come from a student's trace, where hypotheses are lists
    specific, general = (tuple(map(hypothesis_of, border)) for border in (state.S, state.G))
    # the two cases mirror each other: each border loses members, the other one moves
    moved = after_positive if label == YES else after_negative
    return (BorderState(state.seen + 1, *moved(specific, general, instance, domains)),)


def after_positive(
    specific: tuple[Hypothesis, ...], general: tuple[Hypothesis, ...], instance: Instance, domains: Domains
) -> tuple[tuple[Hypothesis, ...], tuple[Hypothesis, ...]]:
    """The borders after a positive example: G loses the members that reject it; S is generalised and stays below G."""
    kept = tuple(g for g in general if covers(g, instance))
    # one generalisation at most: a conjunction has a single least one, so S never has two members
    grown = (s if covers(s, instance) else generalised(s, instance) for s in specific)
    # more general or equal: a member of S may be in G as well
    return minimal(s for s in grown if any(more_general(g, s) for g in kept)), kept


def after_negative(
    specific: tuple[Hypothesis, ...], general: tuple[Hypothesis, ...], instance: Instance, domains: Domains
) -> tuple[tuple[Hypothesis, ...], tuple[Hypothesis, ...]]:
    """The borders after a negative example: S loses the members that cover it; G is specialised and stays above S."""
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
