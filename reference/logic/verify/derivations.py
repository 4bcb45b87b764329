"""Verifier for derivations by resolution: every step is looked at by itself, whatever the way to the goal."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.logic.derivation import is_true, models, wrong_steps
from reference.logic.terms import NotATerm, as_clause, atom_of

STEPS_FORM = (
    'Return a list of steps, such as {"from": [0, 1], "clause": ["p", ["not", "q"]]}, '
    'or a dict of truth values, such as {"p": True, "q": False}.'
)


def refutation_flaws(answer: Any, clauses: Sequence[Any]) -> list[Flaw]:
    """The flaws of a derivation of the empty clause, or of truth values; none if all steps or all clauses are right."""
    if isinstance(answer, dict):
        return model_flaws(answer, clauses)
    steps = [step_of(written, len(clauses) + place) for place, written in enumerate(steps_of(answer))]
    wrong = wrong_steps(clauses, steps)
    if wrong:
        one, other = steps[wrong[0]]["from"]
        number = len(clauses) + wrong[0]
        message = f"Step {number} is no resolvent of the clauses {one} and {other}."
        if max(one, other) >= number:
            message = f"Step {number} uses clause {max(one, other)}, which does not come before it."
        return [Flaw(f"step {number}", 1, "step", message)]
    if not any(as_clause(each) == () for each in [*clauses, *(step["clause"] for step in steps)]):
        return [Flaw("end", 1, "end", "Every step is right, and the empty clause is not among the clauses.")]
    return []


def model_flaws(values: Mapping[Any, Any], clauses: Sequence[Any]) -> list[Flaw]:
    """The flaws of truth values: a clause that they make false, or a proposition without a value."""
    names = {atom_of(literal)[0] for clause in clauses for literal in as_clause(clause)}
    given = {str(name).strip(): value for name, value in values.items()}
    if not all(value in (0, 1) for value in given.values()):
        raise NotReadable("Give each proposition the value True or False.")
    if not names <= given.keys():
        return [Flaw("values", 1, "no_truth_value", "A proposition of the clauses has no value.")]
    false = [number for number, clause in enumerate(clauses) if not is_true(as_clause(clause), given)]
    return [Flaw("values", 1, "model", f"These values make clause {false[0]} false.")] if false else []


def has_one_model(clauses: Sequence[Any]) -> bool:
    """Whether only one answer is right: there is no contradiction, and one way to make all clauses true."""
    return len(list(models(clauses))) == 1


def steps_of(answer: Any) -> list[Any]:
    """The steps of an answer; raises NotReadable if it is no list."""
    if not isinstance(answer, list):
        raise NotReadable(STEPS_FORM)
    return answer


def step_of(written: Any, number: int) -> dict[str, Any]:
    """A step as a dict; it may be written as a pair of the two numbers and the clause."""
    if isinstance(written, dict) and "from" in written and "clause" in written:
        places, clause = written["from"], written["clause"]
    elif isinstance(written, list) and len(written) == 2:
        places, clause = written
    else:
        raise NotReadable(f"Step {number} is not readable. {STEPS_FORM}")
    whole = isinstance(places, list) and all(type(place) in (int, float) and place == int(place) for place in places)
    if not whole or not isinstance(clause, list):
        raise NotReadable(f"Step {number} is not readable. {STEPS_FORM}")
    try:
        literals = as_clause(clause)
    except (NotATerm, IndexError):
        raise NotReadable(f"The clause of step {number} is not readable. {STEPS_FORM}") from None
    # a clause with itself may be named once, as the set {3} is
    numbers = [int(place) for place in places] * (2 if len(places) == 1 else 1)
    if len(numbers) != 2 or min(numbers) < 0:
        raise NotReadable(f"Step {number} does not name two clauses by their numbers. {STEPS_FORM}")
    return {"from": numbers, "clause": list(literals)}
