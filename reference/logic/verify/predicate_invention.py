"""Verifiers for the W operators: the clauses of an answer are resolved, which must give the two given ones back."""

from collections.abc import Sequence
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.logic.inverse_resolution import Definite
from reference.logic.predicate_invention import interconstruction, intraconstruction, largest_common_parts
from reference.logic.resolution import resolvents
from reference.logic.subsumption import is_variant
from reference.logic.terms import as_clause, as_rule, atom_of, variables_in

FORM = "Return a list of clauses, each [head, body], such as [[['p', 'X'], [['q', 'X']]]]."
MOST = 40  # characters of a name, and atoms of a body: far beyond any answer


def read_clauses(answer: Any) -> list[Definite]:
    """The different clauses of an answer; raises NotReadable for what are no definite clauses."""
    if answer is None:
        return []
    if not isinstance(answer, list):
        raise NotReadable(FORM)
    try:
        rules = [as_rule(as_clause(clause)) for clause in answer]
    except (ValueError, TypeError, IndexError, KeyError):
        raise NotReadable(FORM) from None
    if any(head is None or len(body) > MOST for head, body in rules):
        raise NotReadable(FORM)
    return list(dict.fromkeys((head, body) for head, body in rules if head is not None))


def intraconstruction_flaws(answer: Any, first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Flaw]:
    """The flaws of the three clauses of an intra-construction."""
    return construction_flaws(answer, intraconstruction(first, second, new_predicate), first, second, new_predicate)


def interconstruction_flaws(answer: Any, first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> list[Flaw]:
    """The flaws of the three clauses of an inter-construction."""
    return construction_flaws(answer, interconstruction(first, second, new_predicate), first, second, new_predicate)


def construction_flaws(
    answer: Any, right: Sequence[Definite], first: Sequence[Any], second: Sequence[Any], new_predicate: str
) -> list[Flaw]:
    """The flaws of an answer beside a right one, which says how many clauses define the new predicate."""
    clauses = read_clauses(answer)
    if not right:
        return [Flaw("clauses", 1, "not_applicable_here")] if clauses else []
    shape = shape_of(clauses, new_predicate)
    users = [clause for clause in clauses if clause[0][0] != new_predicate]
    defining = [clause for clause in clauses if clause[0][0] == new_predicate]
    wanted = sum(head[0] == new_predicate for head, _ in right)
    if len(clauses) != len(right) or len(defining) != wanted:
        return [Flaw(shape, 1, "construction")]
    if any(new_in(clause, new_predicate) != 1 for clause in users) or any(
        new_in(clause, new_predicate) for clause in defining
    ):
        return [Flaw(shape, 1, "construction")]
    back = [
        step.clause
        for user in users
        for each in defining
        for step in resolvents(user, each)
        if atom_of(step.literal)[0] == new_predicate
    ]
    given = [as_clause(first), as_clause(second)]
    if len(back) != len(given) or not all(any(is_variant(clause, one) for one in back) for clause in given):
        return [Flaw(shape, 1, "not_undone")]
    return [
        *([Flaw(shape, 1, "common_part")] if atoms_in(clauses) > atoms_in(right) else []),
        *([Flaw(shape, 0.5, "needless_argument")] if has_needless_argument(users, defining, new_predicate) else []),
    ]


def new_in(clause: Definite, new_predicate: str) -> int:
    """How often the new predicate is in the body of a clause."""
    return sum(atom[0] == new_predicate for atom in clause[1])


def atoms_in(clauses: Sequence[Definite]) -> int:
    """How many atoms the bodies of some clauses have together."""
    return sum(len(body) for _, body in clauses)


def shape_of(clauses: Sequence[Definite], new_predicate: str) -> str:
    """How many atoms the bodies have, and arguments the new predicate: what tells one kind of answer from another."""
    sizes = sorted((head[0] != new_predicate, len(body)) for head, body in clauses)
    arguments = {len(atom) - 1 for head, body in clauses for atom in (head, *body) if atom[0] == new_predicate}
    users = ", ".join(str(size) for other, size in sizes if other)
    defining = ", ".join(str(size) for other, size in sizes if not other)
    return f"clauses with {users or 'no'} atoms, definitions with {defining or 'no'}, arguments {sorted(arguments)}"


def has_needless_argument(users: Sequence[Definite], defining: Sequence[Definite], new_predicate: str) -> bool:
    """Whether the new predicate has an argument that tells nothing: a constant, twice there, or of no use."""
    uses = [atom for _, body in users for atom in body if atom[0] == new_predicate]
    if any(len(variables_in(atom)) != len(atom[1:]) for atom in uses):
        return True
    return not all(
        any(needed(user, new_predicate, place) for user in users)
        and any(
            head[place] in variables_in(body) or head[1:].count(head[place]) > 1 or not variables_in(head[place])
            for head, body in defining
        )
        for place in range(1, len(uses[0]))
    )


def needed(user: Definite, new_predicate: str, place: int) -> bool:
    """Whether the argument at a place of the new atom occurs in the rest of the clause that uses it."""
    head, body = user
    rest = [atom for atom in body if atom[0] != new_predicate]
    [new] = [atom for atom in body if atom[0] == new_predicate]
    return new[place] in variables_in((head, *rest)) or not variables_in(new[place])


def has_one_form(same_head: bool, first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> bool:
    """Whether only one answer is right, up to names of variables: no choice of a common part, or of an order."""
    operator = intraconstruction if same_head else interconstruction
    right = operator(first, second, new_predicate)
    parts = largest_common_parts(first, second, same_head=same_head)
    arguments = max((len(head) - 1 for head, _ in right if head[0] == new_predicate), default=0)
    return not right or (len(parts) == 1 and arguments <= 1)


def one_intraconstruction(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> bool:
    """Whether only one intra-construction is right, up to names of variables."""
    return has_one_form(True, first, second, new_predicate)


def one_interconstruction(first: Sequence[Any], second: Sequence[Any], new_predicate: str) -> bool:
    """Whether only one inter-construction is right, up to names of variables."""
    return has_one_form(False, first, second, new_predicate)
