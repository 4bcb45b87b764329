"""Known mistakes with what follows from facts by rules."""

from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from typing import Any

from reference.logic.forward_chaining import (
    Atom,
    ChainState,
    as_atoms,
    chaining_start,
    chaining_successors,
    conclusions,
    derived_facts,
    extensions,
    instance,
    least_model,
)
from reference.logic.terms import is_variable
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
        new = distinct_heads(known, rules)
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


def loosened(rules: Rules) -> list[Any]:
    """Rules in which the constants of bodies have become variables."""
    return [
        (head, [(name, *(term if is_variable(term) else f"V{term}" for term in terms)) for name, *terms in body])
        for head, body in rules
    ]


def loosened_with_heads(rules: Rules) -> list[Any]:
    """Rules in which the constants of bodies have become variables, also where they stand in the head."""
    changed = [(head, {term for atom in body for term in atom[1:] if not is_variable(term)}) for head, body in rules]
    heads = [
        (head[0], *(f"V{term}" if term in constants else term for term in head[1:])) for head, constants in changed
    ]
    return [(head, body) for head, (_, body) in zip(heads, loosened(rules), strict=True)]


def heads_too(facts: Facts, rules: Rules) -> list[Atom]:
    """The constants of rules taken for variables, in bodies and heads."""
    return derived_facts(facts, loosened_with_heads(rules))


def heads_too_successors(state: ChainState, facts: Facts, rules: Rules) -> tuple[ChainState, ...]:
    """A round in which the constants of rules are taken for variables, in bodies and heads."""
    return chaining_successors(state, facts, loosened_with_heads(rules))


def is_xyz(term: str) -> bool:
    """Whether a term is X, Y or Z."""
    return term in ("X", "Y", "Z")


def is_letter(term: str) -> bool:
    """Whether a term is a single letter."""
    return len(term) == 1


def tightened(rules: Rules, kept: Callable[[str], bool] = is_xyz) -> list[Any]:
    """Rules in which variables that are not `kept` have become constants."""

    def fewer(atom: Sequence[str]) -> Atom:
        return (atom[0], *(f"v{term}" if is_variable(term) and not kept(term) else term for term in atom[1:]))

    return [(fewer(head), [fewer(atom) for atom in body]) for head, body in rules]


def only_letters(facts: Facts, rules: Rules) -> list[Atom]:
    """Only single letters taken for variables."""
    return derived_facts(facts, tightened(rules, is_letter))


def only_capitals(facts: Facts, rules: Rules) -> list[Atom]:
    """Only names without a small letter taken for variables."""
    return derived_facts(facts, tightened(rules, str.isupper))


def letters_successors(state: ChainState, facts: Facts, rules: Rules) -> tuple[ChainState, ...]:
    """A round in which only single letters are taken for variables."""
    return chaining_successors(state, facts, tightened(rules, is_letter))


def capitals_successors(state: ChainState, facts: Facts, rules: Rules) -> tuple[ChainState, ...]:
    """A round in which only names without a small letter are taken for variables."""
    return chaining_successors(state, facts, tightened(rules, str.isupper))


def constants_as_variables(facts: Facts, rules: Rules) -> list[Atom]:
    """The constants of rules taken for variables."""
    return derived_facts(facts, loosened(rules))


def constants_as_variables_throughout(facts: Facts, rules: Rules) -> list[Atom]:
    """The constants of rules taken for variables in heads too, wherever the body has them."""
    loose = loosened(rules)
    heads = [(head[0], *(loosened_term(term, body) for term in head[1:])) for head, body in rules]
    return derived_facts(facts, [(head, body) for head, (_, body) in zip(heads, loose, strict=True)])


def loosened_term(term: str, body: Sequence[Sequence[str]]) -> str:
    """The variable that a constant of a body has become; other terms stay, as the body gives them no value."""
    in_body = any(term in atom[1:] for atom in body)
    return f"V{term}" if in_body and not is_variable(term) else term


def only_xyz(facts: Facts, rules: Rules) -> list[Atom]:
    """Only X, Y and Z taken for variables."""
    return derived_facts(facts, tightened(rules))


def loosened_successors(state: ChainState, facts: Facts, rules: Rules) -> tuple[ChainState, ...]:
    """A round in which the constants of rules are taken for variables."""
    return chaining_successors(state, facts, loosened(rules))


def xyz_successors(state: ChainState, facts: Facts, rules: Rules) -> tuple[ChainState, ...]:
    """A round in which only X, Y and Z are taken for variables."""
    return chaining_successors(state, facts, tightened(rules))


def distinct_successors(state: ChainState, facts: Facts, rules: Rules) -> tuple[ChainState, ...]:
    """A round in which different variables stand for different constants."""
    if not state.new:
        return ()
    known = state.known.union(as_atoms(state.new))
    return (ChainState(known, tuple(sorted(distinct_heads(known, rules) - known))),)


def distinct_heads(known: Iterable[Atom], rules: Rules) -> set[Atom]:
    """The heads that follow if different variables stand for different constants."""
    return {
        instance(head, values)
        for head, body in rules
        for values in extensions(body, known, {})
        if len({*values.values()}) == len(values)
    }


CHAINING_CONSTANTS_AS_VARIABLES = Process(chaining_start, loosened_successors)
CHAINING_ONLY_XYZ = Process(chaining_start, xyz_successors)
CHAINING_ONLY_LETTERS = Process(chaining_start, letters_successors)
CHAINING_ONLY_CAPITALS = Process(chaining_start, capitals_successors)
CHAINING_HEADS_TOO = Process(chaining_start, heads_too_successors)
CHAINING_DISTINCT = Process(chaining_start, distinct_successors)
CHAINING_IN_TURN = Process(chaining_start, in_turn_successors)
CHAINING_REPEATING = Process(chaining_start, repeating_successors)
CHAINING_ONCE = Process(chaining_start, once_successors)
