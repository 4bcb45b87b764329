"""The calls that an exercise makes of a student's code, in the order in which judging reads the answers."""

from grader.built.document import BuiltExercise
from grader.checks.calls import Call
from grader.codec.decode import MAX_FORM_NODES, NodeBudget, decode
from grader.codec.values import Json
from grader.run_cache import cacheable

# The room of an answer, in nodes: 200 and four times the right answer's, as other forms of that may be larger:
# `Fraction(1, 3)` has three nodes, and a table with labels twice as many as one without.
MIN_ANSWER_NODES, ANSWER_NODES_FACTOR = 200, 4


@cacheable(key=lambda _, exercise: id(exercise), size=128)
def exercise_calls(exercise: BuiltExercise) -> tuple[Call, ...]:
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
        for room in (answer_room(instance.expected),)
        for call in instance.calls
    )


def answer_room(expected: Json) -> int:
    """The nodes that an answer may have without using up its function's allowance."""
    budget = NodeBudget(MAX_FORM_NODES)
    decode(expected, budget=budget)
    return MIN_ANSWER_NODES + ANSWER_NODES_FACTOR * (MAX_FORM_NODES - budget.left)
