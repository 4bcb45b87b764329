"""Known mistakes with what follows from facts by rules."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from reference.logic.forward_chaining import (
    Atom,
    ChainState,
    as_atoms,
    chaining_start,
    chaining_successors,
    conclusions,
    extensions,
    instance,
    least_model,
)
from reference.process import Process

Facts = Sequence[Sequence[str]]
Rules = Sequence[Sequence[Any]]


def one_round(facts: Facts, rules: Rules) -> list[Atom]:
    """Each rule applied once, to the given facts alone."""
    known = {*as_atoms(facts)}
    return sorted({*conclusions(known, rules)} - known)


def rules_in_turn(facts: Facts, rules: Rules) -> list[Atom]:
    """Each rule applied once, one after another, and never again."""
    given = {*as_atoms(facts)}
    known = {*given}
    for rule in rules:
        known |= {*conclusions(known, [rule])}
    return sorted(known - given)


def part_of_body(facts: Facts, rules: Rules) -> list[Atom]:
    """Heads derived although one atom of the body need not hold: the first without which the head has its values."""
    looser = [(head, shortened(head, body)) for head, body in rules]
    return sorted(least_model(facts, looser) - {*as_atoms(facts)})


def one_atom_of_body(facts: Facts, rules: Rules) -> list[Atom]:
    """Heads derived from any one atom of the body that has all terms of the head, whatever the others say."""
    single = [(head, [atom]) for head, body in rules for atom in body if is_bound(head, [atom])]
    return sorted(least_model(facts, single) - {*as_atoms(facts)})


def shortened(head: Sequence[str], body: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """The body without one atom, if the rest has all terms of the head; else the body."""
    rests = ([atom for atom in body if atom is not dropped] for dropped in body)
    return next((rest for rest in rests if is_bound(head, rest)), body)


def is_bound(head: Sequence[str], body: Sequence[Sequence[str]]) -> bool:
    """Whether every term of a head stands in the body."""
    return {*head[1:]} <= {term for atom in body for term in atom[1:]}


def pairs_both_ways(facts: Facts, rules: Rules) -> list[Atom]:
    """Given pairs used in either order, as if p(a, b) and p(b, a) were the same."""
    turned = [(name, *terms[::-1]) for name, *terms in facts]
    given = {*as_atoms(facts), *turned}
    return sorted(least_model(sorted(given), rules) - given)


def distinct_variables(facts: Facts, rules: Rules) -> list[Atom]:
    """Different variables held to stand for different constants."""
    known = {*as_atoms(facts)}
    while True:
        new = {
            instance(head, values)
            for head, body in rules
            for values in extensions(body, known, {})
            if len({*values.values()}) == len(values)
        }
        if new <= known:
            return sorted(known - {*as_atoms(facts)})
        known |= new


def follows_either_way(facts: Facts, rules: Rules, fact: Sequence[str]) -> bool:
    """Whether a fact follows, its terms in any order."""
    model = least_model(facts, rules)
    return any((fact[0], *terms) in model for terms in permutations(fact[1:]))


def in_turn_successors(state: ChainState, facts: Facts, rules: Rules) -> tuple[ChainState, ...]:
    """A round in which every rule uses also what the rules before it have just given."""
    if not state.new:
        return ()
    known = state.known.union(as_atoms(state.new))
    reached = known
    for rule in rules:
        reached |= frozenset(conclusions(reached, [rule]))
    return (ChainState(known, tuple(sorted(reached - known))),)


def repeating_successors(state: ChainState, facts: Facts, rules: Rules) -> tuple[ChainState, ...]:
    """A round that gives again what was derived before; the given facts alone are left out."""
    following = chaining_successors(state, facts, rules)
    given = {*as_atoms(facts)}
    return tuple(
        ChainState(after.known, tuple(sorted(after.known.union(after.new) - given)) if after.new else ())
        for after in following
    )


def once_successors(state: ChainState, facts: Facts, rules: Rules) -> tuple[ChainState, ...]:
    """One round, and then the end."""
    following = chaining_successors(state, facts, rules)
    return tuple(ChainState(after.known, ()) for after in following) if state.known else following


CHAINING_IN_TURN = Process(chaining_start, in_turn_successors)
CHAINING_REPEATING = Process(chaining_start, repeating_successors)
CHAINING_ONCE = Process(chaining_start, once_successors)
