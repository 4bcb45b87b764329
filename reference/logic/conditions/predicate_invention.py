"""Conditions on pairs of clauses for which a predicate is invented."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.inverse_resolution import definite
from reference.logic.mistakes.predicate_invention import inter_by_name, intra_by_name
from reference.logic.predicate_invention import (
    common_parts,
    interconstruction,
    intraconstruction,
    largest_common_parts,
    paired,
    shared_atoms,
    terms_of,
)


def names_hide_part(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether more is common to the two bodies than atoms with the same names of variables."""
    heads = [definite(args[name])[0][0] for name in ("first", "second")]
    right, by_name = (intraconstruction, intra_by_name) if heads[0] == heads[1] else (interconstruction, inter_by_name)
    sizes = [sum(len(body) for _, body in operator(**args)) for operator in (right, by_name)]
    return sizes[0] < sizes[1] or not sizes[1]


def arguments_matter(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the new predicate has arguments, and some variable of its definitions is none of them."""
    new = [(head, terms_of(body)) for head, body in expected if head[0] == args["new_predicate"]]
    return any(len(head) > 1 for head, _ in new) and any({*inside} - {*head} for head, inside in new)


def choice_of_parts(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the largest common part can be chosen in several ways."""
    same = args["first"][0][0] == args["second"][0][0]
    return len(largest_common_parts(args["first"], args["second"], same_head=same)) > 1


def one_side_alone(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the first side alone, a rest or a clause with its head, does not show all arguments."""
    new = args["new_predicate"]
    heads = [head for head, _ in expected if head[0] == new]
    if len(heads) == 2:
        side = terms_of(expected[1][1])
    elif heads:
        head, body = expected[0]
        side = terms_of([head, *(atom for atom in body if atom[0] != new)])
    return bool(heads) and not {*heads[0][1:]} <= {*side}


def first_fit_is_less(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether less is common if each atom is paired with the first that fits."""
    (head, body), (other_head, other_body) = definite(args["first"]), definite(args["second"])
    start = paired(other_head, head, {}) if head[0] == other_head[0] else {}
    if start is None:
        return False
    greedy = next(common_parts(body, other_body, start))
    most = largest_common_parts(args["first"], args["second"], same_head=head[0] == other_head[0])[0]
    sizes = [shared_atoms(body, other_body, pairs) for pairs in (greedy, most)]
    return sizes[0] < sizes[1]
