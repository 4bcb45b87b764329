"""Smaller inputs below the first input of each case, worked out at release for quick counterexamples."""

from dataclasses import replace

from grader.built.document import BuiltCase, BuiltExercise
from grader.built.smaller_questions import smaller_than_drawn


def with_smaller_cases(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with smaller inputs for its cases; hand work has no cases, and no text of a test is smaller."""
    if exercise.kind == "tests":
        return exercise
    return replace(exercise, cases=tuple(with_smaller_first_input(exercise, case) for case in exercise.cases))


def with_smaller_first_input(exercise: BuiltExercise, case: BuiltCase) -> BuiltCase:
    """The case with inputs smaller than its first one, which is mostly the first on which code fails."""
    first, *others = case.instances
    first = replace(first, smaller=smaller_than_drawn(exercise, case, first))
    return replace(case, instances=(first, *others))
