"""What is asked of a student's code, for a whole exercise, in the order in which judging reads the answers."""

from grader.built.document import BuiltExercise
from grader.checks.calls import Call
from grader.codec.decode import NODES, Budget, decode
from grader.codec.values import Json
from grader.run_cache import cacheable

LEAST, TIMES = 200, 4  # nodes: `Fraction(1, 3)` has three, a table with labels twice as many as one without


@cacheable(key=lambda _, exercise: id(exercise), size=128)
def calls_of(exercise: BuiltExercise) -> tuple[Call, ...]:
    """Every call of the exercise: each input's own and its properties'; for hand work, the variables of a notebook."""
    seconds = exercise.limits.seconds
    if exercise.kind == "values":
        return tuple(Call(part.variable, None, seconds) for part in exercise.parts)
    if exercise.kind in ("choice", "text"):
        return (Call(exercise.target, None, seconds),)
    return tuple(
        Call(call.target, call.args, seconds, call.then, hidden=not case.public, room=room)
        for case in exercise.cases
        for instance in case.instances
        for room in (room_for(instance.expected),)
        for call in instance.calls
    )


def room_for(expected: Json) -> int:
    """How many nodes an answer may have that nothing is said of: another form of the right one is no larger."""
    budget = Budget(NODES)
    decode(expected, budget=budget)
    return LEAST + TIMES * (NODES - budget.left)
