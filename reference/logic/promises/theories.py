"""Promises about theories and about examples that are clauses."""

from collections.abc import Iterable, Sequence
from typing import Any

from reference.logic.coverage import covers_by_entailment
from reference.logic.promises.programs import variables
from reference.logic.terms import as_clause, is_variable


def is_theory(*theories: Sequence[Sequence[Any]]) -> bool:
    """Whether clauses are definite and without functions, and no head has a variable that its body has not."""
    clauses = [clause for theory in theories for clause in theory]
    return are_flat(clauses) and all(variables([head]) <= variables(body) for head, body in clauses)


def are_flat(clauses: Iterable[Sequence[Any]]) -> bool:
    """Whether all terms of definite clauses are names, none of them `_`, and each predicate has one length."""
    atoms = [atom for head, body in clauses for atom in (head, *body)]
    lengths = {(atom[0], len(atom)) for atom in atoms}
    return (
        all(len(atom) > 1 and all(isinstance(term, str) and term[:1].isalpha() for term in atom) for atom in atoms)
        and len({name for name, _ in lengths}) == len(lengths)
        and not any(is_variable(name) for name, _ in lengths)
    )


def is_learning_task(
    hypothesis: Sequence[Sequence[Any]],
    background: Sequence[Sequence[Any]],
    positives: Sequence[Sequence[Any]],
    negatives: Sequence[Sequence[Any]],
) -> bool:
    """Whether a hypothesis and a background are theories, and no example of the same predicates stands twice."""
    return (
        is_theory(hypothesis, background)
        and are_flat([*hypothesis, *background, *positives, *negatives])
        and all(len({*map(as_clause, examples)}) == len(examples) for examples in (positives, negatives))
    )


def is_unexplained(example: Sequence[Any], background: Sequence[Sequence[Any]]) -> bool:
    """Whether an example is a clause that a background, a theory, does not cover yet."""
    return (
        is_theory(background) and are_flat([*background, example]) and not covers_by_entailment([], background, example)
    )
