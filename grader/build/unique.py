"""Proofs that an input has one right answer, as a public case of a trace or of `verify` must.

The students' own checker compares with that one. Where a check is told of all that is right when the case is built
(`one_of`, `same_predictions`), the checker knows it too.
"""

from collections.abc import Mapping
from random import Random

from grader.built.document import BuiltExercise, Instance
from grader.built.own_check import answers_differ, walk_for
from grader.built.reference_answers import NoAnswer, accepted_names, decoded_args, reference_answer
from grader.built.resolve import reference_function, resolve
from grader.codec.decode import decode
from grader.codec.values import Json

UNIQUENESS_SHUFFLES = 20  # docs/spec.md says so; a tie that the order breaks most likely shows in one of them


def several_right(built: BuiltExercise, instance: Instance) -> str | None:
    """The reason why an input has, or may have, several right answers; None if it has exactly one."""
    assert built.check is not None  # noqa: S101  as in `check_of`
    if is_tied(built, instance):
        return "steps are tied"
    if built.check.name == "verify":
        return unproved(built, instance)
    return None


def is_tied(built: BuiltExercise, instance: Instance) -> bool:
    """Whether some state of the walk has several successors whose records differ."""
    walk = walk_for(built, decoded_args(instance.args))
    if walk is None:
        return False
    # Along the first successors only, which is the trace that the checker has.
    following = walk.successors(walk.start)
    while following:
        if any(walk.record(state) != walk.record(following[0]) for state in following[1:]):
            return True
        following = walk.successors(following[0])
    return False


def unproved(built: BuiltExercise, instance: Instance) -> str | None:
    """The reason why nothing shows that a verified answer is the only right one; None if that is shown.

    `unique` of the check's options decides; without it the reference must give the same when everything in the input
    that has an order which may matter to a tie comes in another one: rows, and the columns of each row.
    """
    assert built.check is not None  # noqa: S101  as in `check_of`
    name = built.check.options.get("unique")
    if name:
        function = reference_function(str(name))
        if reference_answer(function, instance.args, accepted_names(function, built.bound)) is True:
            return None
        return f"`{name}` says that there are several"
    random = Random(0)  # lint says the same each time
    expected = decode(instance.expected)
    for _ in range(UNIQUENESS_SHUFFLES):
        try:
            other = reference_answer(resolve(built.reference), shuffled_args(instance.args, random), built.bound)
        except NoAnswer as error:
            return f"with its rows in another order the reference {error}"
        if answers_differ(built, instance.args, expected, other):
            return "the reference gives another when its rows or columns come in another order"
    return None


def shuffled_args(args: Mapping[str, Json], random: Random) -> dict[str, Json]:
    """Encoded arguments with the rows of every table, and the columns of each row, in another order."""
    return {name: shuffled_value(value, random) for name, value in args.items()}


def shuffled_value(value: Json, random: Random) -> Json:
    """One value with its rows and columns in another order; a list of numbers or names stays as it is."""
    # What the codec wraps is one value: its parts have no order of their own.
    if isinstance(value, dict) and "$" not in value:
        names = random.sample(list(value), len(value))
        return {name: shuffled_value(value[name], random) for name in names}
    rows = [row for row in value if isinstance(row, dict) and "$" not in row] if isinstance(value, list) else []
    if isinstance(value, list) and rows and len(rows) == len(value):
        order = random.sample(list(rows[0]), len(rows[0]))  # one order of columns for the whole table
        turned: list[Json] = [{name: row[name] for name in order if name in row} | row for row in rows]
        return random.sample(turned, len(turned))
    return value
