"""Ever smaller inputs, worked out when an assignment is frozen: who fails first of a class waits for them no longer."""

from grader.built.document import BuiltAssignment, BuiltCase, BuiltExercise
from grader.built.smaller_questions import smaller_than_drawn


def with_ways(built: BuiltAssignment) -> BuiltAssignment:
    """The assignment with smaller inputs below the first of every case in code: counterexamples are sought there."""
    return built.model_copy(update={"exercises": tuple(map(with_ways_down, built.exercises))})


def with_ways_down(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with them; one that is done by hand has none."""
    return exercise.model_copy(update={"cases": tuple(way_below(exercise, case) for case in exercise.cases)})


def way_below(exercise: BuiltExercise, case: BuiltCase) -> BuiltCase:
    """The case with inputs that are smaller than its first, as mostly that is the first on which code fails."""
    first, *others = case.instances
    first = first.model_copy(update={"smaller": smaller_than_drawn(exercise, case, first)})
    return case.model_copy(update={"instances": (first, *others)})
