"""Conditions on clauses, substitutions and generalisations."""

from collections.abc import Mapping
from typing import Any

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
from reference.logic.reduction import reduced_rule
from reference.logic.subsumption import is_variant
from reference.logic.terms import as_lists, as_term, is_variable


def several_atoms_go(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether at least two atoms of a clause are needless."""
    return len(args["clause"][1]) - len(expected[1]) > 1


def head_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some atom of a clause is needed only for the variables of the head."""
    return len(head_left_out(args["clause"])[1]) < len(expected[1])


def constants_decide(args: Mapping[str, Any], expected: Any) -> bool:
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
