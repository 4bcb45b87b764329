"""Ever smaller inputs below the first of each case, worked out at release: a counterexample is then found at once."""

from dataclasses import replace

from grader.built.document import BuiltAssignment, BuiltCase, BuiltExercise
from grader.built.smaller_questions import smaller_than_drawn


def with_smaller_inputs(built: BuiltAssignment) -> BuiltAssignment:
    """The assignment with smaller inputs below the first of every case in code: counterexamples are sought there."""
    return replace(built, exercises=tuple(map(with_smaller_cases, built.exercises)))


def with_smaller_cases(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with smaller inputs below the first of its cases; one that is done by hand has none."""
    return replace(exercise, cases=tuple(way_below(exercise, case) for case in exercise.cases))


def way_below(exercise: BuiltExercise, case: BuiltCase) -> BuiltCase:
    """The case with inputs that are smaller than its first, as mostly that is the first on which code fails."""
    first, *others = case.instances
    first = replace(first, smaller=smaller_than_drawn(exercise, case, first))
    return replace(case, instances=(first, *others))
