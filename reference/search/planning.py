"""Search in a space of states: operators with preconditions, plans that reach a goal. Mitchell, section 11.4."""

from collections import deque
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

MOST_STATES = 100_000  # that are looked at before the search gives up

Operator = Callable[[Any], Hashable | None]  # the state after it; None where its precondition does not hold


def breadth_first_plan(
    start: Hashable,
    operators: Mapping[str, Operator],
    is_goal: Callable[[Any], bool],
    *,
    shortest: bool = True,
) -> list[str] | None:
    """The names of operators that lead from the start to a goal, as few as possible; None if no goal can be reached.

    Of equally short plans the one whose operators are listed first. With `shortest=False` the newest state is looked at
    first, depth first, which finds some plan. Mitchell, section 11.4.

    >>> operators = {"add 1": lambda n: n + 1 if n < 9 else None, "double": lambda n: 2 * n if n < 5 else None}
    >>> breadth_first_plan(1, operators, lambda n: n == 6)
    ['add 1', 'add 1', 'double']
    """
    reached: dict[Hashable, tuple[Hashable, str] | None] = {start: None}  # from which state, by which operator
    waiting = deque([start])
    while waiting:
        state = waiting.popleft() if shortest else waiting.pop()
        if is_goal(state):
            return steps_to(state, reached)
        if len(reached) > MOST_STATES:
            raise ValueError(f"more than {MOST_STATES} states can be reached: take a smaller problem")
        for name, operator in operators.items():
            following = operator(state)
            if following is not None and following not in reached:
                reached[following] = (state, name)
                waiting.append(following)
    return None


def steps_to(state: Hashable, reached: Mapping[Hashable, tuple[Hashable, str] | None]) -> list[str]:
    """The operators on the way to a state, the first one first."""
    names: list[str] = []
    while (step := reached[state]) is not None:
        state = step[0]
        names.insert(0, step[1])
    return names


Facts = frozenset[str]


def operator_of(record: Mapping[str, Any]) -> Operator:
    """The operator that needs some facts, removes some and then adds some."""

    def applied(state: Facts) -> Facts | None:
        if not set(record["needs"]) <= state:
            return None
        return (state - set(record["removes"])) | set(record["adds"])

    return applied


def plan_of_facts(
    start: Sequence[str], operators: Sequence[Mapping[str, Any]], goal: Sequence[str]
) -> list[str] | None:
    """A shortest plan after which all facts of the goal hold; None if there is none.

    >>> take = {"name": "take", "needs": ["free"], "adds": ["held"], "removes": ["free"]}
    >>> plan_of_facts(["free"], [take], ["held"]), plan_of_facts([], [take], ["held"])
    (['take'], None)
    """
    named = {each["name"]: operator_of(each) for each in operators}
    return breadth_first_plan(frozenset(start), named, lambda state: set(goal) <= state)
