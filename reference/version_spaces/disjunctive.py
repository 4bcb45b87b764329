"""Candidate elimination for disjunctions: a hypothesis covers what meets at least one of its conditions.

Blockeel, section 3.3.5, says only that S and G exchange their roles; the steps are ours.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reference.process import Process
from reference.version_spaces.hypotheses import YES

Condition = tuple[str, str]  # an attribute and its value
Disjunction = tuple[Condition, ...]  # in the order of the domains; () covers nothing
NamedDomains = Mapping[str, Sequence[str]]
Rows = Sequence[tuple[Mapping[str, str], str]]
MOST_MEMBERS = 500  # of S: it can grow with every positive example


@dataclass(frozen=True, slots=True)
class DisjunctiveState:
    """The borders after `seen` examples."""

    seen: int
    S: tuple[Disjunction, ...]
    G: tuple[Disjunction, ...]


def all_conditions(domains: NamedDomains) -> Disjunction:
    """Every condition on one value of one attribute."""
    return tuple((name, value) for name, values in domains.items() for value in values)


def disjunction_of(written: Iterable[Any], domains: NamedDomains) -> Disjunction:
    """The conditions of a disjunction in the order of the domains, each once."""
    held = {(name, value) for name, value in written}
    return tuple(each for each in all_conditions(domains) if each in held)


def met(disjunction: Disjunction, row: Mapping[str, str]) -> set[Condition]:
    """The conditions that a row meets; it is covered if there is one."""
    return {(name, value) for name, value in disjunction if row[name] == value}


def smallest(disjunctions: Iterable[Disjunction]) -> tuple[Disjunction, ...]:
    """The disjunctions that have no other one as a proper part, each once."""
    kept = {each: frozenset(each) for each in disjunctions}
    return tuple(each for each, held in kept.items() if not any(other < held for other in kept.values()))


def disjunctive_start(domains: NamedDomains, examples: Rows) -> DisjunctiveState:
    """The first borders: S holds the disjunction without conditions, G the one that has them all."""
    return DisjunctiveState(0, ((),), (all_conditions(domains),))


def disjunctive_successors(
    state: DisjunctiveState, domains: NamedDomains, examples: Rows
) -> tuple[DisjunctiveState, ...]:
    """The borders after the next example: a positive one may split S, a negative one cuts the member of G."""
    if state.seen == len(examples):
        return ()
    row, label = examples[state.seen]
    specific, general = ([disjunction_of(each, domains) for each in border] for border in (state.S, state.G))
    if label == YES:
        general = [g for g in general if met(g, row)]
        grown = [s if met(s, row) else disjunction_of((*s, each), domains) for s in specific for each in row.items()]
        specific = [s for s in grown if any(set(s) <= set(g) for g in general)]
    else:
        general = [tuple(each for each in g if each not in met(g, row)) for g in general]
        specific = [s for s in specific if not met(s, row)]
        general = [g for g in general if specific]
    least = smallest(specific)
    if len(least) > MOST_MEMBERS:
        raise ValueError(f"S has more than {MOST_MEMBERS} members: take fewer attributes or positive examples")
    return (DisjunctiveState(state.seen + 1, least, tuple(general)),)


DISJUNCTIVE = Process(disjunctive_start, disjunctive_successors)


def ce_disjunctive(domains: NamedDomains, examples: Rows) -> tuple[set[Disjunction], set[Disjunction]]:
    """The borders S and G of the version space of disjunctions.

    >>> rows = [({"a": "0", "b": "0"}, "no"), ({"a": "1", "b": "0"}, "yes")]
    >>> ce_disjunctive({"a": ["0", "1"], "b": ["0", "1"]}, rows)
    ({(('a', '1'),)}, {(('a', '1'), ('b', '1'))})
    """
    last = DISJUNCTIVE.last(domains=domains, examples=examples)
    return set(last.S), set(last.G)
