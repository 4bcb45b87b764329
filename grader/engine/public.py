"""The public part of an assignment: what a student can check without the course secret."""

from grader.build.document import BuiltExercise


def public_exercise(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with its public cases alone; hand work has none, as its numbers are drawn under the secret."""
    cases = tuple(case for case in exercise.cases if case.public)
    return exercise.model_copy(update={"cases": cases, "parts": (), "given": {}})


def hidden_labels(exercise: BuiltExercise) -> tuple[str, ...]:
    """What students may know of the cases that are not public: what each covers."""
    return tuple(case.covers or case.name for case in exercise.cases if not case.public)
