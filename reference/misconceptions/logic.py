"""Known mistakes with formulas, and with what follows from facts by rules."""

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Any

from reference.logic.chaining import (
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
from reference.logic.formulas import CONNECTIVES, Connectives, Formula, equivalent, evaluate_formula, positive_rows
from reference.process import Process

ARROW_AS_AND: Connectives = {
    **CONNECTIVES,
    "->": lambda one, other: one and other,
    "<-": lambda one, other: one and other,
}
ARROWS_TURNED: Connectives = {**CONNECTIVES, "->": CONNECTIVES["<-"], "<-": CONNECTIVES["->"]}
ARROWS_BOTH_WAYS: Connectives = {**CONNECTIVES, "->": CONNECTIVES["<->"], "<-": CONNECTIVES["<->"]}
DOUBLE_AS_SINGLE: Connectives = {**CONNECTIVES, "<->": CONNECTIVES["->"]}
EITHER_OR: Connectives = {**CONNECTIVES, "or": lambda *parts: sum(parts) == 1}

Assignments = Sequence[Mapping[str, bool]]
Rows = Sequence[Mapping[str, Any]]
Facts = Sequence[Sequence[str]]
Rules = Sequence[Sequence[Any]]
Rewriting = Callable[..., Formula]


def values_by(formula: Formula, assignments: Assignments, connectives: Connectives) -> list[bool]:
    """The truth values by other tables of the connectives."""
    return [evaluate_formula(formula, each, connectives=connectives) for each in assignments]


def false_premise_false(formula: Formula, assignments: Assignments) -> list[bool]:
    """An implication taken for false where its premise is: it is then a conjunction."""
    return values_by(formula, assignments, ARROW_AS_AND)


def arrows_turned(formula: Formula, assignments: Assignments) -> list[bool]:
    """Premise and conclusion exchanged."""
    return values_by(formula, assignments, ARROWS_TURNED)


def arrows_both_ways(formula: Formula, assignments: Assignments) -> list[bool]:
    """An implication taken for an equivalence."""
    return values_by(formula, assignments, ARROWS_BOTH_WAYS)


def double_as_single(formula: Formula, assignments: Assignments) -> list[bool]:
    """An equivalence taken for an implication."""
    return values_by(formula, assignments, DOUBLE_AS_SINGLE)


def either_or(formula: Formula, assignments: Assignments) -> list[bool]:
    """`or` taken to exclude both."""
    return values_by(formula, assignments, EITHER_OR)


def equivalent_by_and(given: Mapping[str, Any], option: Mapping[str, Any]) -> bool:
    """An implication taken for a conjunction."""
    return equivalent(given["formula"], option["formula"], connectives=ARROW_AS_AND)


def equivalent_both_ways(given: Mapping[str, Any], option: Mapping[str, Any]) -> bool:
    """An implication taken to hold both ways."""
    return equivalent(given["formula"], option["formula"], connectives=ARROWS_BOTH_WAYS)


def equivalent_if_implied(given: Mapping[str, Any], option: Mapping[str, Any]) -> bool:
    """Whatever implies the formula taken for equivalent to it."""
    whole = given["formula"]
    return equivalent(["->", option["formula"], whole], ["->", whole, whole])


def false_alarms(formula: Formula, rows: Rows, target: str, positive: Any) -> list[int]:
    """Only the rows that are called positive and are not."""
    return [place for place in positive_rows(formula, rows) if rows[place][target] != positive]


def misses(formula: Formula, rows: Rows, target: str, positive: Any) -> list[int]:
    """Only the rows that are positive and are not called so."""
    chosen = positive_rows(formula, rows)
    return [place for place, row in enumerate(rows) if row[target] == positive and place not in chosen]


def called_positive(formula: Formula, rows: Rows, target: str, positive: Any) -> list[int]:
    """The rows that are called positive, right or wrong."""
    return positive_rows(formula, rows)


def one_is_enough(formula: Formula, rows: Rows, target: str, positive: Any) -> list[int]:
    """A conjunction taken for true where any part of it is."""
    tables = {**CONNECTIVES, "and": CONNECTIVES["or"]}
    said = [evaluate_formula(formula, row, connectives=tables) for row in rows]
    return [place for place, row in enumerate(rows) if said[place] != (row[target] == positive)]


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


def model_with_given(facts: Facts, rules: Rules) -> list[Atom]:
    """All facts of the model, the given ones included."""
    return sorted(least_model(facts, rules))


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


def follows_at_once(facts: Facts, rules: Rules, fact: Sequence[str]) -> bool:
    """Whether a fact follows from the given ones by one rule."""
    return tuple(fact) in one_round(facts, rules)


def follows_by_part(facts: Facts, rules: Rules, fact: Sequence[str]) -> bool:
    """Whether a fact follows where some of a body is enough."""
    return tuple(fact) in part_of_body(facts, rules)


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


def rewritten(formula: Formula, single: Rewriting, double: Rewriting) -> Formula:
    """A formula without arrows, by other rules for what an implication and an equivalence say."""
    if isinstance(formula, str):
        return formula
    name, *parts = [formula[0], *(rewritten(part, single, double) for part in formula[1:])]
    if name == "<->":
        return double(*parts)
    if name in ("->", "<-"):
        return single(*(parts if name == "->" else parts[::-1]))
    return [name, *parts]


def implied(one: Formula, other: Formula) -> Formula:
    """Not the premise, or the conclusion."""
    return ["or", ["not", one], other]


def turned(one: Formula, other: Formula) -> Formula:
    """The premise, or not the conclusion."""
    return ["or", one, ["not", other]]


def both(one: Formula, other: Formula) -> Formula:
    """Both parts."""
    return ["and", one, other]


def same(one: Formula, other: Formula) -> Formula:
    """Both parts, or neither."""
    return ["or", ["and", one, other], ["and", ["not", one], ["not", other]]]


def arrows_to_and(formula: Formula) -> Formula:
    """An implication as a conjunction."""
    return rewritten(formula, both, same)


def equivalence_by_both_true(formula: Formula) -> Formula:
    """An equivalence as a conjunction."""
    return rewritten(formula, implied, both)


def arrows_rewritten_turned(formula: Formula) -> Formula:
    """The conclusion negated, and not the premise."""
    return rewritten(formula, turned, same)
