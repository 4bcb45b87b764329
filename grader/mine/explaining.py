"""The search for alternatives that explain groups of wrong answers, quick comparisons first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grader.built.document import BuiltExercise
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.student_calls import args_text
from grader.codec.values import Json
from grader.mine.alternative_answers import AnswerTable, answer_table
from grader.mine.alternatives import Alternative
from grader.mine.answer_formulas import answer_formulas
from grader.mine.bound_otherwise import bound_otherwise
from grader.mine.own_formulas import own_formulas
from grader.mine.predicting import Prediction, prediction_of, telling_numbers
from grader.mine.reference_changes import reference_changes
from grader.mine.wrong_work import AnsweredGroup, MiningInput, answers_like

PROBES = 2  # failing inputs of a group, the smallest ones, that an alternative is asked before all others
REACHING_INPUTS = 12  # inputs by which it is found what of the reference is run at all
MAX_ALTERNATIVES = 4_000  # of one exercise, counted: the same on every machine
MAX_SURVIVORS = 60  # alternatives that are right on the probes, and are asked all inputs
FORM_ORDER = ("with", "gives", "function")  # the shorter a draft, the better


@dataclass(frozen=True, eq=False)
class ExplainedGroup:
    """A group and the alternatives that explain it, the best first, each with how it did."""

    group: AnsweredGroup
    found: tuple[tuple[Alternative, Prediction], ...]


def alternatives_to(exercise: BuiltExercise, table: AnswerTable, raw: Mapping[str, Any]) -> list[Alternative]:
    """All alternatives to an exercise's reference: conventions, formulas, changes of its code."""
    samples = table.inputs[:REACHING_INPUTS]
    found = [
        *bound_otherwise(exercise),
        *answer_formulas(exercise, raw),
        *reference_changes(exercise, table.copies, samples),
    ]
    return found[:MAX_ALTERNATIVES]


def explained_groups(
    exercise: BuiltExercise,
    inputs: Sequence[MiningInput],
    groups: Sequence[AnsweredGroup],
    raw: Mapping[str, Any],
) -> Iterator[ExplainedGroup]:
    """Each group with the alternatives that explain it."""
    # Two inputs decide about nearly all alternatives: only what is left is asked the rest.
    table = answer_table(exercise, [each.instance for each in inputs])
    alternatives = alternatives_to(exercise, table, raw)
    probes = [probes_of(inputs, group) for group in groups]
    numbers = sorted({number for each in probes for number in each})
    answers = table.answers(alternatives, numbers)
    places = {number: place for place, number in enumerate(numbers)}
    for group, probed in zip(groups, probes, strict=True):
        known: dict[tuple[str, ...], bool] = {}
        near = []
        for alternative, forms in zip(alternatives, answers, strict=True):
            own = [forms[places[number]] for number in probed]
            key = tuple(map(repr, own))  # many alternatives give the same: compared once
            if key not in known:
                known[key] = gives_all(exercise, inputs, group, probed, own)
            if known[key] and probed:
                near.append(alternative)
        asked = [*near[:MAX_SURVIVORS], *own_formulas(exercise, group, raw)]
        yield ExplainedGroup(group, explanations_among(exercise, inputs, group, table, asked, raw))


def probes_of(inputs: Sequence[MiningInput], group: AnsweredGroup) -> list[int]:
    """The smallest ordinary inputs that the group's programs answer, and not rightly."""
    failing = [
        number
        for number in telling_numbers(inputs, group)
        if not group.right[number] and group.observations[number].outcome == "value"
    ]
    return sorted(failing, key=lambda number: (len(args_text(inputs[number].instance.args)), number))[:PROBES]


def gives_all(
    exercise: BuiltExercise,
    inputs: Sequence[MiningInput],
    group: AnsweredGroup,
    numbers: Sequence[int],
    forms: Sequence[Json],
) -> bool:
    """Whether encoded answers to some inputs are just those of a group."""
    return all(
        form is not NO_MISTAKE_ANSWER
        and form != inputs[number].instance.expected
        and answers_like(exercise, inputs[number].instance, form, group.observations[number])
        for number, form in zip(numbers, forms, strict=True)
    )


def explanations_among(
    exercise: BuiltExercise,
    inputs: Sequence[MiningInput],
    group: AnsweredGroup,
    table: AnswerTable,
    near: Sequence[Alternative],
    raw: Mapping[str, Any],
) -> tuple[tuple[Alternative, Prediction], ...]:
    """The alternatives that explain a group on all inputs, the best first."""
    answers = table.answers(near, range(len(inputs)))
    found: list[tuple[Alternative, Prediction]] = []
    for alternative, forms in zip(near, answers, strict=True):
        told = prediction_of(exercise, inputs, group, forms.__getitem__)
        if told is not None:
            found.append((alternative, told))
    ordered = sorted(found, key=lambda each: (each[1].unlike, FORM_ORDER.index(each[0].form)))
    return tuple(ordered)
