"""Promises about theories and about examples that are clauses."""

from collections.abc import Iterable, Sequence
from typing import Any

from reference.logic.coverage import covers_by_entailment
from reference.logic.progol import bottom_clause
from reference.logic.promises.programs import variables
from reference.logic.terms import as_clause, is_variable

MOST_BOTTOM = 8  # literals of a bottom clause whose parts a student is to try


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


def is_progol_task(
    positives: Sequence[Sequence[Any]], negatives: Sequence[Sequence[Any]], background: Sequence[Sequence[Any]]
) -> bool:
    """Whether examples are about one predicate that stands in no body, and short with all that the background adds."""
    examples = [*positives, *negatives]
    heads = {head[0] for head, _ in examples}
    return (
        len(positives) > 0
        and is_theory(background)
        and are_flat([*background, *examples])
        and len(heads) == 1
        and not any(atom[0] in heads for head, body in [*examples, *background] for atom in body)
        and not any(head[0] in heads for head, _ in background)
        and all(len({*map(tuple, body)}) == len(body) for _, body in examples)
        and all(len(bottom_clause(example, background, backward=False)) <= MOST_BOTTOM for example in positives)
    )


def is_unexplained(example: Sequence[Any], background: Sequence[Sequence[Any]]) -> bool:
    """Whether an example is a clause that a background, a theory, does not cover yet."""
    return (
        is_theory(background) and are_flat([*background, example]) and not covers_by_entailment([], background, example)
    )
