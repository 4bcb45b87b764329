"""Conditions on plans, games, expressions and circles."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.search.game_trees import best_move, minimax_value
from reference.search.mistakes.boolean_induction import FIRST_BETTER, GENERALISED_ONLY, SPECIALISED_ONLY
from reference.search.mistakes.circles import FALSE_ALARMS_ONLY, MOVED_ANYWAY
from reference.search.mistakes.games import helpful_opponent, mean_of_all, opponent_always, own_turn_first
from reference.search.mistakes.planning import depth_first_plan, never_removed, without_needs
from reference.search.verify import plan_flaws


def plan_tells(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a plan found depth first is wrong, and one found without preconditions or without removing facts."""
    given = {name: args[name] for name in ("start", "operators", "goal")}
    deep, *wrong = (
        bool(plan_flaws(plan(**given), **given)) for plan in (depth_first_plan, without_needs, never_removed)
    )
    return deep and any(wrong)


def opponent_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a helpful opponent, another order of turns, or means would give another answer."""
    mistaken = (helpful_opponent, opponent_always, own_turn_first, mean_of_all)
    return all(each(args["moves"]).move != best_move(args["moves"]).move for each in mistaken)


def several_best_moves(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether several moves are equally good, and some move is worse."""
    values = [minimax_value(state, to_move="opponent") for state in args["moves"].values()]
    return 1 < values.count(max(values)) < len(values)


def both_operators_matter(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether an expression is made both longer and wider, and the first better child is not the best."""
    given = {name: args[name] for name in ("rows", "target", "start")}
    found = [
        [state.errors for state in each.steps(**given)] for each in (SPECIALISED_ONLY, GENERALISED_ONLY, FIRST_BETTER)
    ]
    right = [each["errors"] for each in expected]
    return len(right) > 2 and all(errors != right for errors in found)


def circle_tells(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a circle moves, and would be another one if only points inside counted, or if it moved without gain."""
    given = {name: args[name] for name in ("points", "labels", "start")}
    right = [each["centre"] for each in expected]
    steps = (
        [state.centre for state in each.steps(**given, target_accuracy=0.9)]
        for each in (FALSE_ALARMS_ONLY, MOVED_ANYWAY)
    )
    return len(set(right)) > 1 and all(centres != right for centres in steps)
