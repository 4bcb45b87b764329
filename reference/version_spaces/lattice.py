"""The lattice of conjunctions: neighbours, joins and meets. Blockeel, section 3.2.2; Flach, section 5.0."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product
from typing import Any

from reference.process import Process
from reference.version_spaces.hypotheses import ANY, Domains, Hypothesis, generalised, hypothesis_of

Component = str | tuple[str, ...]  # of a hypothesis with internal disjunctions: "?", or the values that it allows


def minimal_generalizations(hypothesis: Any, domains: Domains) -> list[Hypothesis]:
    """The hypotheses directly above one: a fixed value set free; above None, which covers nothing, all instances.

    Blockeel, section 3.2.2.

    >>> minimal_generalizations(["a", "?", "d"], [["a", "b"], ["c"], ["d", "e"]])
    [('?', '?', 'd'), ('a', '?', '?')]
    """
    if hypothesis is None:
        return list(product(*domains))
    return [
        (*hypothesis[:place], ANY, *hypothesis[place + 1 :]) for place, wanted in enumerate(hypothesis) if wanted != ANY
    ]


def minimal_specializations(hypothesis: Any, domains: Domains) -> list[Hypothesis]:
    """The hypotheses directly below one: a value instead of one "?"; None below an instance, and nothing below None.

    Blockeel, section 3.2.2.

    >>> minimal_specializations(["a", "?"], [["a", "b"], ["c", "d"]]), minimal_specializations(["a", "c"], [["a", "b"]])
    ([('a', 'c'), ('a', 'd')], [None])
    """
    if hypothesis is None:
        return []
    # an instance covers itself alone, so only what covers nothing is below it
    return [
        (*hypothesis[:place], value, *hypothesis[place + 1 :])
        for place, wanted in enumerate(hypothesis)
        if wanted == ANY
        for value in domains[place]
    ] or [None]


def neighbours(hypothesis: Any, domains: Domains) -> dict[str, list[Hypothesis]]:
    """The hypotheses directly above and directly below one.

    >>> neighbours(["a"], [["a", "b"]])
    {'above': [('?',)], 'below': [None]}
    """
    return {
        "above": minimal_generalizations(hypothesis, domains),
        "below": minimal_specializations(hypothesis, domains),
    }


def lgg(
    items: Iterable[Any], *, internal_disjunction: bool = False, domains: Domains | None = None
) -> tuple[Component, ...] | None:
    """The least general hypothesis that is at least as general as each item; None for no items.

    Items are instances or hypotheses; None, which covers nothing, changes nothing. With internal disjunctions, which
    need `domains`, all values that occur in a place are kept, unless these are the whole domain. Blockeel, definition
    3.3; Flach, section 5.0.

    >>> lgg([["?", "bird", "?", "feathers"], ["?", "bird", "small", "?"]])
    ('?', 'bird', '?', '?')
    >>> domains = [["red", "green", "blue"], ["big", "tiny"]]
    >>> lgg([["red", "big"], ["blue", "big"]], internal_disjunction=True, domains=domains)
    (('red', 'blue'), ('big',))
    """
    present = [hypothesis_of(item) for item in items if item is not None]
    if not present:
        return None
    if internal_disjunction:
        if domains is None:
            raise ValueError("internal disjunctions need the domains, to see when a value may be any")
        places = zip(zip(*present, strict=True), domains, strict=True)
        return tuple(merged_component(components, domain) for components, domain in places)
    joined: tuple[str, ...] = reduce(generalised, present)  # type: ignore[arg-type]  # none of them is None
    return joined


def merged_component(components: Sequence[Any], domain: Sequence[str]) -> Component:
    """The values that occur in some components of one place, in the order of the domain; "?" for the whole domain."""
    listed = [[each] if isinstance(each, str) else each for each in components]
    kept = tuple(value for value in domain if any(value in each or ANY in each for each in listed))
    return ANY if len(kept) == len(domain) else kept


def meet(h1: Any, h2: Any) -> Hypothesis:
    """The most general hypothesis that is at most as general as both; None where two fixed values differ.

    Blockeel, definition 3.4, which calls it least specific specialisation.

    >>> meet(["?", "bird", "?", "feathers"], ["?", "bird", "small", "?"]), meet(["a"], ["b"])
    (('?', 'bird', 'small', 'feathers'), None)
    """
    if h1 is None or h2 is None:
        return None
    found = tuple(other if one == ANY else one for one, other in zip(h1, h2, strict=True))
    # where both are fixed, the first value was taken, and the second must be the same
    agree = all(kept in (ANY, other) or other == ANY for kept, other in zip(found, h2, strict=True))
    return found if agree else None


def lgg_and_meet(hypotheses: Sequence[Any]) -> tuple[Hypothesis, Hypothesis]:
    """The least general hypothesis above all hypotheses, and the most general one below all of them.

    >>> lgg_and_meet([["a", "?", "c"], ["a", "b", "?"]])
    (('a', '?', '?'), ('a', 'b', 'c'))
    """
    highest: Any = lgg(hypotheses)
    return highest, reduce(meet, hypotheses[1:], hypothesis_of(hypotheses[0]))


@dataclass(frozen=True, slots=True)
class InternalState:
    """The least general hypothesis after `seen` rows: the allowed values of each attribute, or "?" for any."""

    seen: int
    hypothesis: Mapping[str, Sequence[str]]


def internal_start(domains: Mapping[str, Sequence[str]], rows: Sequence[Mapping[str, str]]) -> InternalState:
    """The state before any row; its hypothesis does not count, as nothing has to be covered."""
    return InternalState(0, {})


def internal_successors(
    state: InternalState, domains: Mapping[str, Sequence[str]], rows: Sequence[Mapping[str, str]]
) -> tuple[InternalState, ...]:
    """The least general hypothesis with internal disjunctions that also covers the next row. Flach, section 5.0."""
    if state.seen == len(rows):
        return ()
    known = None  # covers nothing
    if state.seen:
        # from a student's trace, the values of one attribute may be in any collection
        known = [tuple(state.hypothesis[name]) for name in domains]
    row = [rows[state.seen][name] for name in domains]
    found = lgg([known, row], internal_disjunction=True, domains=list(domains.values()))
    kept = {name: tuple(allowed) for name, allowed in zip(domains, found or (), strict=True)}
    return (InternalState(state.seen + 1, kept),)


INTERNAL_LGG = Process(internal_start, internal_successors)
