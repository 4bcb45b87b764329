"""Verifier for values of variables that make a clause false."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.logic.clause_truth import counterexamples, is_violated
from reference.logic.terms import as_term, variables_in


def counterexample_flaws(
    answer: Any, clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str]
) -> list[Flaw]:
    """The flaws of an answer: the values of a counterexample, or None if there is none."""
    if answer is None:
        found = first_counterexamples(clause, facts, constants, 1)
        return (
            [Flaw("values", 1, "not_decided", "Some values of the variables make the clause false.")] if found else []
        )
    if not isinstance(answer, dict):
        raise NotReadable("Return a dict with a value for each variable, such as {'X': 'ann'}, or None.")
    names = variables_in(tuple(map(as_term, clause)))
    if any(answer.get(name) not in constants for name in names):
        return [
            Flaw("values", 1, "no_constant", "Each variable of the clause needs one of the constants as its value.")
        ]
    if not is_violated(list(map(as_term, clause)), map(as_term, facts), {name: answer[name] for name in names}):
        return [Flaw("values", 1, "satisfied", "For these values at least one literal of the clause is true.")]
    return []


def has_one_counterexample(clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str]) -> bool:
    """Whether only one answer is right: None, or the one counterexample."""
    return len(first_counterexamples(clause, facts, constants, 2)) < 2


def first_counterexamples(
    clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str], most: int
) -> list[dict[str, Any]]:
    """The first counterexamples to a clause."""
    literals, known = (tuple(map(as_term, atoms)) for atoms in (clause, facts))
    return list(islice(counterexamples(literals, known, constants), most))
