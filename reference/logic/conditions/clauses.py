"""Conditions on clauses, substitutions and generalisations."""

from collections.abc import Mapping
from typing import Any

from reference.logic.mistakes.clause_forms import negations_left, outer_variables, repeats_counted
from reference.logic.mistakes.generalising import (
    compounds_whole,
    functors_ignored,
    one_level_only,
    pair_in_any_order,
    paired_in_order,
    reduced_already,
    signs_ignored,
    table_for_each_pair,
)
from reference.logic.mistakes.reduction import head_left_out
from reference.logic.mistakes.subsumption import (
    all_ancestors,
    bodies_left,
    descendants,
    different_places,
    literals_apart,
    most_general_ancestors,
    not_renamed,
    proper_ancestors,
    second_head_dropped,
    unified_literals,
    variants_alone,
    without_going_back,
)
from reference.logic.reduction import reduced_rule
from reference.logic.subsumption import is_variant, theta_equivalent
from reference.logic.terms import as_lists, as_term, is_variable


def several_atoms_go(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether at least two atoms of a clause are needless."""
    return len(args["clause"][1]) - len(expected[1]) > 1


def head_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some atom of a clause is needed only for the variables of the head."""
    return len(head_left_out(args["clause"])[1]) < len(expected[1])


def constants_of_clause_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some atom of a clause is needed only for its constants: with variables for them it is not."""
    return len(reduced_rule(freed(args["clause"]))[1]) < len(expected[1])


def freed(clause: Any) -> Any:
    """A definite clause with a variable for each constant."""
    head, body = as_term(["clause", clause[0]]), as_term(["clause", *clause[1]])

    def free(term: Any) -> Any:
        if isinstance(term, tuple):
            return (term[0], *map(free, term[1:]))
        return term if is_variable(term) else f"Free_{term}"

    atoms = [free(atom) for atom in (*head[1:], *body[1:])]
    return [as_lists(atoms[0]), [as_lists(atom) for atom in dict.fromkeys(atoms[1:])]]


def are_others(inputs: Mapping[str, Any], answer: Any, *mistakes: Any) -> bool:
    """Whether each mistake gives another answer, up to the names of variables."""
    return not any(is_variant(mistake(**inputs), answer) for mistake in mistakes)


def orders_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether an lgg has a pair of terms in both orders, and one pair in two literals."""
    return are_others(args, expected, pair_in_any_order, table_for_each_pair, paired_in_order)


def functors_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether an lgg goes into compound terms."""
    return are_others(args, expected, compounds_whole, one_level_only, functors_ignored, table_for_each_pair)


def signs_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether literals of different signs would have an lgg, and the lgg is not reduced."""
    return are_others(args, expected, signs_ignored, reduced_already)


def going_back_needed(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a clause subsumes another, and the first places that fit do not lead there."""
    return expected is not None and without_going_back(**args) is None


def literals_meet(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a clause subsumes another only if two of its literals fall on one."""
    return expected is not None and different_places(**args) is None


def each_literal_tempts(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a clause does not subsume another, although each of its literals fits somewhere."""
    return expected is None and literals_apart(**args) is not None


def unifying_tempts(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a clause does not subsume another, and would if variables of both could be replaced."""
    return expected is None and unified_literals(**args) is not None


def order_tells(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some equivalent clauses are no variants, some class lies between others, and ancestors differ."""
    clauses, nearest, edges = args["clauses"], expected["nearest"], expected["edges"]
    return (
        bool(nearest)
        and bool({a for a, _ in edges} & {b for _, b in edges})  # otherwise the edges are all pairs
        and len(expected["classes"]) < len(clauses)
        and all(
            mistake(clauses)["nearest"] != nearest for mistake in (all_ancestors, most_general_ancestors, descendants)
        )
        and variants_alone(clauses)["classes"] != expected["classes"]
    )


def one_above_other(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one of the first two clauses is more general than the other, and so their nearest common ancestor."""
    mistakes = (all_ancestors, most_general_ancestors, proper_ancestors)
    nearest = expected["nearest"]
    return bool({0, 1} & {*nearest}) and all(mistake(**args)["nearest"] != nearest for mistake in mistakes)


def heads_meet(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the heads of two clauses change each other's bodies, and names that both have are not the same."""
    try:
        shared = not_renamed(**args)
    except ValueError:
        shared = []
    others = [shared, bodies_left(**args), second_head_dropped(**args)]
    return not any(other and theta_equivalent(other, expected) for other in others)


def twice_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether literals that are there twice change of what kind a clause is, and so do negated atoms of the body."""
    return {*repeats_counted(**args)} != {*expected} != {*negations_left(**args)}


def negations_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether negated atoms of the body change of what kind a clause is."""
    return {*negations_left(**args)} != {*expected}


def variables_inside(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a clause has variables only inside compound terms."""
    return "ground" not in expected and "ground" in outer_variables(**args)
