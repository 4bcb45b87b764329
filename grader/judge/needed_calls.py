"""The calls that an exercise makes of a student's code, in the order in which judging reads the answers."""

from grader.built.document import BuiltExercise
from grader.checks.calls import Call
from grader.codec.decode import NODES, Budget, decode
from grader.codec.values import Json
from grader.run_cache import cacheable

# The room of an answer, in nodes: 200 and four times the right answer's, as other forms of that may be larger:
# `Fraction(1, 3)` has three nodes, and a table with labels twice as many as one without.
LEAST, TIMES = 200, 4


@cacheable(key=lambda _, exercise: id(exercise), size=128)
def calls_of(exercise: BuiltExercise) -> tuple[Call, ...]:
    """All calls of an exercise: those of inputs and properties, or the variables of a notebook for hand work."""
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
    """The nodes that an answer may have without using up its function's allowance."""
    budget = Budget(NODES)
    decode(expected, budget=budget)
    return LEAST + TIMES * (NODES - budget.left)
