"""Known mistakes in the search for a plan."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.search.planning import breadth_first_plan, operator_of, plan_of_facts

Facts = Sequence[str]
Operators = Sequence[Mapping[str, Any]]


def depth_first_plan(start: Facts, operators: Operators, goal: Facts) -> list[str] | None:
    """Some plan, found by following the newest state."""
    named = {each["name"]: operator_of(each) for each in operators}
    return breadth_first_plan(frozenset(start), named, lambda state: set(goal) <= state, shortest=False)


def goal_alone(start: Facts, operators: Operators, goal: Facts) -> list[str] | None:
    """A plan to a state with the facts of the goal and no others."""
    named = {each["name"]: operator_of(each) for each in operators}
    return breadth_first_plan(frozenset(start), named, lambda state: state == set(goal))


def without_needs(start: Facts, operators: Operators, goal: Facts) -> list[str] | None:
    """A plan of operators that may be applied everywhere."""
    return plan_of_facts(start, [{**each, "needs": []} for each in operators], goal)


def never_removed(start: Facts, operators: Operators, goal: Facts) -> list[str] | None:
    """A plan in which every fact stays."""
    return plan_of_facts(start, [{**each, "removes": []} for each in operators], goal)
