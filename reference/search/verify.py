"""Verifiers for plans, of which several may be right."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.search.planning import operator_of, plan_of_facts

FORM = 'Return a list with the names of the operators, such as ["a", "b"], or None if there is no plan.'


def plan_flaws(
    answer: Any, start: Sequence[str], operators: Sequence[Mapping[str, Any]], goal: Sequence[str]
) -> list[Flaw]:
    """The flaws of a plan: it is carried out step by step; a longer one than needed keeps a fifth of the mark."""
    right = plan_of_facts(start, operators, goal)
    if answer is None or right is None:
        return [] if answer is None is right else [Flaw("plan", 1, "exists", existence_sentence(right))]
    if isinstance(answer, dict):  # a series with an index of its own
        answer = list(answer.values())
    if isinstance(answer, list):  # a column of names has each in a list of its own
        answer = [each[0] if isinstance(each, list) and len(each) == 1 else each for each in answer]
    if not isinstance(answer, list) or not all(isinstance(name, str) for name in answer):
        raise NotReadable(FORM)
    by_name = {each["name"]: operator_of(each) for each in operators}
    state: Any = frozenset(start)
    for place, name in enumerate(answer, 1):
        if name.strip() not in by_name:
            return [Flaw(f"step {place}", 1, "unknown_operator", f"Step {place} is not the name of an operator.")]
        state = by_name[name.strip()](state)
        if state is None:
            return [Flaw(f"step {place}", 1, "not_applicable", f"At step {place} a fact is missing that it needs.")]
    if not set(goal) <= state:
        return [Flaw("end", 1, "not_reached", "After the last step some fact of the goal does not hold.")]
    longer = len(answer) > len(right)
    return [Flaw("length", 0.8, "longer", "The plan reaches the goal, but there is a shorter one.")] if longer else []


def existence_sentence(right: list[str] | None) -> str:
    """The sentence for None where there is a plan, or for a plan where there is none."""
    return "No plan reaches the goal here: return None." if right is None else "There is a plan, and yours is None."


def has_one_plan(start: Sequence[str], operators: Sequence[Mapping[str, Any]], goal: Sequence[str]) -> bool:
    """Whether only one shortest plan reaches the goal, or none does."""
    first = plan_of_facts(start, operators, goal)
    # of equally short plans the one listed first is found, so another order finds another one if there is one
    if first is None:
        return True
    plans: list[tuple[Any, ...]] = [(frozenset(start),)]
    for _ in first:
        plans = [
            (*way, after) for way in plans for each in operators if (after := operator_of(each)(way[-1])) is not None
        ]
    return len([way for way in plans if set(goal) <= way[-1]]) == 1
