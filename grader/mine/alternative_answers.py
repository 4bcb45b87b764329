"""The answers of alternatives to the inputs of an exercise, in processes of their own, with their steps counted."""

import warnings
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from grader.audit.copies import ModuleCopies, ReferenceLookup, copied_as_is, reached_modules
from grader.audit.mutant_processes import done_in_children
from grader.audit.run_limits import OutOfTime, processor_seconds
from grader.audit.step_counting import OutOfSteps, counted_code
from grader.audit.subject import answer_by
from grader.built.document import BuiltExercise, Instance
from grader.built.mistake_answers import NO_MISTAKE_ANSWER, mistake_answer
from grader.built.reference_answers import NoAnswer
from grader.built.resolve import resolve
from grader.codec.values import Json
from grader.mine.alternatives import Alternative

# Steps decide what never ends, as in an audit: so many times the reference's own on the input, and so many more.
STEPS_FACTOR, FURTHER_STEPS = 20, 20_000
REFERENCE_STEPS = 10**9  # of the reference itself, which ends
ALTERNATIVE_SECONDS = 1.0  # of processor time for one answer, where steps do not show that it never ends

EncodedAnswers = tuple[Json, ...]  # `NO_MISTAKE_ANSWER` where an alternative gives none


@dataclass(frozen=True, eq=False)
class AnswerTable:
    """The inputs of an exercise, and what it takes to ask an alternative about them."""

    exercise: BuiltExercise
    inputs: tuple[Instance, ...]
    copies: ModuleCopies
    steps: tuple[int, ...]  # that the reference takes on each input

    def answers(self, asked: Sequence[Alternative], numbers: Sequence[int]) -> list[EncodedAnswers]:
        """The answers of each alternative to the inputs with these numbers."""
        work = partial(told_answers, self, tuple(numbers))
        lost: tuple[tuple[bool, Json], ...] = tuple((False, None) for _ in numbers)
        found = done_in_children(work, asked, lost=lost)
        return [tuple(form if given else NO_MISTAKE_ANSWER for given, form in each) for each in found]

    def form(self, lookup: ReferenceLookup, alternative: Alternative, number: int) -> Json:
        """The answer of one alternative to one input; raises `NoAnswer`."""
        exercise, args = self.exercise, self.inputs[number].args
        record = exercise.trace.record if exercise.trace else ()
        bound = {**exercise.bound, **alternative.bound}
        if alternative.full or alternative.evaluated is not None:
            found = mistake_answer(alternative.evaluated or resolve(alternative.full), args, bound, record)
            if found is NO_MISTAKE_ANSWER:
                raise NoAnswer("has no value")
            return found
        return answer_by(lookup, exercise.reference, args, bound, record)

    def lookup(self, alternative: Alternative) -> ReferenceLookup:
        """A lookup of names in modules that have the alternative's change."""
        change = alternative.change
        if change is None:
            return self.copies.lookup
        self.copies.steps.allow(FURTHER_STEPS)
        with warnings.catch_warnings(action="ignore", category=SyntaxWarning):  # `is not 0` is no matter here
            code = counted_code(change.text, change.module)
        return self.copies.with_changed(change.module, code).lookup


def answer_table(exercise: BuiltExercise, inputs: Sequence[Instance]) -> AnswerTable:
    """The table of an exercise; the reference answers first, to count the steps that alternatives may take."""
    copies = copied_as_is(reached_modules([exercise.reference]))
    table = AnswerTable(exercise, tuple(inputs), copies, ())
    as_it_is = Alternative("with", "", "")
    steps = []
    for number in range(len(inputs)):
        copies.steps.allow(REFERENCE_STEPS)
        table.form(copies.lookup, as_it_is, number)
        steps.append(copies.steps.taken)
    return replace(table, steps=tuple(steps))


def told_answers(table: AnswerTable, numbers: Sequence[int], alternative: Alternative) -> tuple[tuple[bool, Json], ...]:
    """Whether an alternative has an answer to each of these inputs, and which; made in a child process.

    After one that takes too long it is asked no more: the others would take as long.
    """
    found: list[tuple[bool, Json]] = []
    try:
        lookup = table.lookup(alternative)
        for number in numbers:
            table.copies.steps.allow(STEPS_FACTOR * table.steps[number] + FURTHER_STEPS)
            with processor_seconds(ALTERNATIVE_SECONDS):
                found.append(told_answer(table, lookup, alternative, number))
    except (Exception, OutOfSteps, OutOfTime, MemoryError):  # it may not even be importable
        found += [(False, None)] * (len(numbers) - len(found))
    return tuple(found)


def told_answer(
    table: AnswerTable, lookup: ReferenceLookup, alternative: Alternative, number: int
) -> tuple[bool, Json]:
    """Whether an alternative has an answer to one input, and which."""
    try:
        return True, table.form(lookup, alternative, number)
    except NoAnswer:
        return False, None
