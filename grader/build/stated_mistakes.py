"""The answers of known mistakes while an exercise is built; a formula that costs too much is a fault of the file."""

from collections.abc import Mapping, Sequence
from typing import Any

from grader.built.document import BuiltMistake
from grader.built.formula import CostlyFormula
from grader.built.formula_names import is_formula
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.reference_answers import NoAnswer, Reference, accepted_names, answer_form
from grader.built.resolve import resolve
from grader.codec.values import Json
from grader.spec.faults import Fault
from grader.spec.load import Loaded


def stated_variant(
    reference: Reference, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str]
) -> Json:
    """The encoded answer of a mistake; `NO_MISTAKE_ANSWER` where it raises. Raises `CostlyFormula`."""
    try:
        return answer_form(reference, args, accepted_names(reference, bound), record)
    except NoAnswer as error:
        if isinstance(error.__cause__, CostlyFormula):
            raise error.__cause__ from None
        return NO_MISTAKE_ANSWER


def why_silent(mistake: BuiltMistake, args: Mapping[str, Json]) -> str:
    """A clause on what a formula raises on these arguments; "" for a function, or if it raises nothing."""
    if is_formula(mistake.reference):
        try:
            answer_form(resolve(mistake.reference), args, mistake.bound)
        except NoAnswer as error:
            return f"; on the first input it {error}"
    return ""


def cost_fault(loaded: Loaded[Any], error: CostlyFormula) -> Fault:
    """The fault of a formula that costs too much, at its line in the exercise's file."""
    for place, mistake in enumerate(loaded.spec.misconceptions):
        if mistake.gives == error.formula.name:
            return loaded.fault(("misconceptions", place, "gives"), error.problem, error.remedy)
    for place, reason in enumerate(getattr(loaded.spec, "reasons", ())):
        if reason.if_ == error.formula.name:
            return loaded.fault(("reasons", place, "if"), error.problem, error.remedy)
    return loaded.fault(("misconceptions",), error.problem, error.remedy)
