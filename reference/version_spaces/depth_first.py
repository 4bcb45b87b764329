"""Search for one consistent concept, from general to specific and depth first. Blockeel, section 3.2.3."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reference.process import Process
from reference.version_spaces.hypotheses import ANY, YES, Domains, Examples, consistent, covers

Waiting = tuple[tuple[str, ...], ...]
MOST_CONCEPTS = 50_000  # that may be looked at: all of them in the worst case


def leftmost_specializations(hypothesis: Sequence[str], domains: Domains) -> list[tuple[str, ...]]:
    """The specialisations that set a value behind the last fixed one: by place, then in the order of the domain.

    Each hypothesis but the one that covers nothing is so reached from all question marks in one way only. Blockeel,
    section 3.2.3, figure 3.2.

    >>> leftmost_specializations(["?", "d", "?"], [["a", "b"], ["c", "d"], ["e", "f"]])
    [('?', 'd', 'e'), ('?', 'd', 'f')]
    """
    first = max((place + 1 for place, wanted in enumerate(hypothesis) if wanted != ANY), default=0)
    return [
        (*hypothesis[:place], value, *hypothesis[place + 1 :])
        for place in range(first, len(hypothesis))
        for value in domains[place]
    ]


@dataclass(frozen=True, slots=True)
class SearchStep:
    """A hypothesis that was taken from the list, its verdict, and the list behind it before its children came."""

    hypothesis: tuple[str, ...]
    verdict: str  # `consistent`, `too general` or `too specific`
    rest: Waiting
    waiting: int  # in the list after the step


def judged(hypothesis: Any, rest: Waiting, domains: Domains, examples: Examples) -> SearchStep:
    """The step that takes a hypothesis: what misses a positive example is too specific, whatever else it covers."""
    taken = tuple(hypothesis)
    if consistent(taken, examples):
        return SearchStep(taken, "consistent", rest, len(rest))
    if any(label == YES and not covers(taken, instance) for instance, label in examples):
        return SearchStep(taken, "too specific", rest, len(rest))
    return SearchStep(taken, "too general", rest, len(rest) + len(leftmost_specializations(taken, domains)))


def search_start(domains: Domains, examples: Examples) -> SearchStep:
    """The first step: the hypothesis that covers everything."""
    if math.prod(len(values) + 1 for values in domains) > MOST_CONCEPTS:
        raise ValueError(f"there are more than {MOST_CONCEPTS} hypotheses over these domains: take fewer attributes")
    return judged((ANY,) * len(domains), (), domains, examples)


def search_successors(state: SearchStep, domains: Domains, examples: Examples) -> tuple[SearchStep, ...]:
    """The step after one: the specialisations of a hypothesis that is too general go to the front of the list.

    None after a consistent hypothesis, and none when the list is empty: no conjunction is consistent then.
    """
    children = leftmost_specializations(state.hypothesis, domains) if state.verdict == "too general" else []
    following = (*children, *state.rest)
    if state.verdict == "consistent" or not following:
        return ()
    return (judged(following[0], tuple(following[1:]), domains, examples),)


CONSISTENT_SEARCH = Process(search_start, search_successors)


def search_consistent(domains: Domains, examples: Examples) -> tuple[str, ...] | None:
    """The first consistent hypothesis that depth-first search finds; None if there is none that covers anything.

    >>> search_consistent([["a", "b"], ["c", "d"]], [(["a", "c"], "yes"), (["b", "c"], "no")])
    ('a', '?')
    """
    last = CONSISTENT_SEARCH.last(domains=domains, examples=examples)
    return last.hypothesis if last.verdict == "consistent" else None
