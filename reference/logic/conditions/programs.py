"""Conditions on formulas, on facts and rules, and on worlds from which clauses are learned."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.foil import FOIL, closed_world_negatives, covered, scored_literals
from reference.logic.formulas import Formula, equivalent, misclassified, positive_rows, truth_values
from reference.logic.forward_chaining import CHAINING, derived_facts
from reference.logic.mistakes.formulas import both, implied, rewritten, same, turned
from reference.logic.mistakes.forward_chaining import constants_as_variables, only_xyz

APART = 1e-6  # bits: gains that differ by less may be exchanged by rounding in floats, unless they are equal
TIED = 3  # literals at most: each tie multiplies the traces that are right


def true_and_false(args: Mapping[str, Any], expected: Sequence[bool]) -> bool:
    """Whether a formula is true under some assignments and false under others."""
    return len({*expected}) == 2


def errors_of_both_kinds(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether an expression is wrong on some positive and some negative rows, and right on most rows."""
    labels = [args["rows"][place][args["target"]] == args["positive"] for place in expected]
    return len({*labels}) == 2 and 2 * len(expected) < len(args["rows"])


def both_classes_predicted(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether an expression is true for some rows and false for others, and wrong on some rows but not on all."""
    positive = positive_rows(args["formula"], args["rows"])
    return 0 < len(positive) < len(args["rows"]) and 0 < len(expected) < len(args["rows"])


def third_parts_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the answer is another one if only two parts of each `and` are looked at, or of each `or`."""
    shorter = [{**args, "formula": first_two(args["formula"], name)} for name in ("and", "or")]
    return all((misclassified if "rows" in args else truth_values)(**each) != expected for each in shorter)


def first_two(formula: Formula, connective: str) -> Formula:
    """A formula with only the first two parts of each `connective`."""
    if isinstance(formula, str):
        return formula
    name, *parts = list(formula)
    return [name, *(first_two(part, connective) for part in (parts[:2] if name == connective else parts))]


def arrows_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether another formula arises from each wrong reading of implications or of equivalences."""
    ways = ((implied, implied), (implied, both), (turned, same), (both, same))
    return not any(equivalent(args["formula"], rewritten(args["formula"], *way)) for way in ways)


def names_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether other facts follow if constants in rules are taken for variables, or X, Y and Z for all variables."""
    facts, rules = args["facts"], args["rules"]
    right = derived_facts(facts, rules)
    return right not in (constants_as_variables(facts, rules), only_xyz(facts, rules))


def third_atoms_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether two to 24 facts follow, and others from the first two atoms of bodies alone."""
    facts, rules = args["facts"], args["rules"]
    right = derived_facts(facts, rules)
    return derived_facts(facts, [(head, body[:2]) for head, body in rules]) != right and 1 < len(right) < 25


def two_rounds(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether forward chaining finds new facts in at least two rounds, and fewer than 25 in all."""
    rounds = [state.new for state in CHAINING.steps(facts=args["facts"], rules=args["rules"])][1:-1]
    return len(rounds) > 1 and sum(map(len, rounds)) < 25


def stops_short(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether FOIL adds some literals and then stops with a clause that covers a negative example."""
    world = {name: args[name] for name in ("target", "constants", "positives", "facts")}
    states = list(FOIL.steps(**world))
    negatives = closed_world_negatives(world["constants"], world["positives"])
    return 2 <= len(states) <= 7 and bool(covered(states[-1].clause, negatives, world["facts"]))


def three_rounds(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether forward chaining finds new facts in at least three rounds, and fewer than 25 in all."""
    rounds = [state.new for state in CHAINING.steps(facts=args["facts"], rules=args["rules"])][1:-1]
    return len(rounds) > 2 and sum(map(len, rounds)) < 25


def some_facts_follow(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether between four and fourteen facts follow."""
    return 4 <= len(derived_facts(args["facts"], args["rules"])) <= 14


def learned_in_few_literals(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether FOIL covers every positive and no negative example after two to six literals."""
    world = {name: args[name] for name in ("target", "constants", "positives", "facts")}
    states = list(FOIL.steps(**world))
    last, negatives = states[-1], closed_world_negatives(world["constants"], world["positives"])
    whole = len(covered(last.clause, last.left, world["facts"])) == len(last.left)
    return 3 <= len(states) <= 7 and whole and not covered(last.clause, negatives, world["facts"])


def clear_gains(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether at every step of FOIL few literals are best, and no other has nearly the same gain."""
    world = {name: args[name] for name in ("target", "constants", "positives", "facts")}
    states, facts = list(FOIL.steps(**world)), world["facts"]
    negatives = closed_world_negatives(world["constants"], world["positives"])
    for after in states[1:]:
        clause = (after.clause[0], after.clause[1][:-1])
        scored = scored_literals(clause, after.left, negatives, facts, count="bindings").values()
        best = [counts for counts in scored if counts.rank == max(each.rank for each in scored)]
        gains = [counts.gain for counts in scored]
        # few ties, and nothing just below them that floats could lift to the top
        if len(best) > TIED or sum(gain > after.gain - APART for gain in gains) > len(best):
            return False
    return True


def new_variable_first(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether FOIL's first literal has a new variable, so that bindings and examples are different counts."""
    first = list(FOIL.steps(**{name: args[name] for name in ("target", "constants", "positives", "facts")}))[1]
    head, [literal] = first.clause
    return not {*literal[1:]} <= {*head[1:]}


def two_clauses(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether FOIL learns several clauses, the later ones from fewer positive examples."""
    world = {name: args[name] for name in ("target", "constants", "positives", "facts")}
    again = [state for state in FOIL.steps(**world) if len(state.clause[1]) == 1][1:]
    return any(len(state.left) < len(world["positives"]) for state in again)


def bindings_apart(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether a literal keeps several examples, some with several bindings, and its gain is clearly not 0."""
    return 1 < expected["t"] < expected["p1"] and abs(expected["gain"]) > 0.05
