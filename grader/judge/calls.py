"""What is asked of a student's code, for a whole exercise, in the order in which judging reads the answers."""

from functools import lru_cache

from grader.build.document import BuiltExercise
from grader.checks.calls import Call
from grader.same import Same


def calls_of(exercise: BuiltExercise) -> tuple[Call, ...]:
    """Every call of the exercise: each input's own and its properties'; for hand work, the variables of a notebook."""
    return calls_once(Same(exercise))


@lru_cache(maxsize=128)
def calls_once(held: Same[BuiltExercise]) -> tuple[Call, ...]:
    """The same, put together once for a class."""
    exercise = held.value
    seconds = exercise.limits.seconds
    if exercise.kind == "values":
        return tuple(Call(part.variable, None, seconds) for part in exercise.parts)
    if exercise.kind in ("choice", "text"):
        return (Call(exercise.target, None, seconds),)
    return tuple(
        Call(call.target, call.args, seconds, call.then)
        for case in exercise.cases
        for instance in case.instances
        for call in instance.calls
    )
