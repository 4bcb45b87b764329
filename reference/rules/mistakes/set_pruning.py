"""Known mistakes in pruning a rule set by other rows."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from reference.process import Process
from reference.rules.coverage import Rows, Rule
from reference.rules.set_pruning import (
    RuleSetState,
    errors_of_rules,
    rep_start,
    rules_as_tuples,
    smaller_sets,
)

Sets = list[tuple[Rule, ...]]
Offered = Callable[[tuple[Rule, ...]], list[Sets]]


def successors(
    offered: Offered,
    slack: int,
    state: RuleSetState,
    rules: Sequence[Rule],
    default: Any,
    rows: Rows,
    target: str,
    **_: Any,
) -> tuple[RuleSetState, ...]:
    """The usual steps with other deletions, in groups of which earlier ones are preferred, or a higher limit."""
    here = rules_as_tuples(state.rules)
    limit = errors_of_rules(here, default, rows, target, "list") + slack
    groups = [{each: errors_of_rules(each, default, rows, target, "list") for each in sets} for sets in offered(here)]
    fewest = min((errors for group in groups for errors in group.values()), default=limit + 1)
    if fewest > limit:
        return ()
    found = [[RuleSetState(each, fewest) for each, errors in group.items() if errors == fewest] for group in groups]
    return tuple(next(group for group in found if group))


def conditions_alone(rules: tuple[Rule, ...]) -> list[Sets]:
    """Deletions of conditions."""
    return smaller_sets(rules)[1:]


def rules_alone(rules: tuple[Rule, ...]) -> list[Sets]:
    """Deletions of rules."""
    return smaller_sets(rules)[:1]


def conditions_first(rules: tuple[Rule, ...]) -> list[Sets]:
    """Deletions of conditions, and then of rules."""
    return smaller_sets(rules)[::-1]


def last_conditions(rules: tuple[Rule, ...]) -> list[Sets]:
    """Deletions of rules, and of the last condition of a rule."""
    shorter = [(*rules[:n], (body[:-1], label), *rules[n + 1 :]) for n, (body, label) in enumerate(rules) if body]
    return [smaller_sets(rules)[0], shorter]


def first_allowed(
    state: RuleSetState, rules: Sequence[Rule], default: Any, rows: Rows, target: str, **_: Any
) -> tuple[RuleSetState, ...]:
    """The first deletion that leaves no more errors: rules before conditions, each from the front."""
    here = rules_as_tuples(state.rules)
    before = errors_of_rules(here, default, rows, target, "list")
    found = [
        (each, errors_of_rules(each, default, rows, target, "list")) for sets in smaller_sets(here) for each in sets
    ]
    return tuple(RuleSetState(each, errors) for each, errors in found if errors <= before)[:1]


RULES_BY_CONDITIONS = Process(rep_start, partial(successors, conditions_alone, 0))
RULES_BY_RULES = Process(rep_start, partial(successors, rules_alone, 0))
RULES_CONDITIONS_FIRST = Process(rep_start, partial(successors, conditions_first, 0))
RULES_BY_LAST_CONDITIONS = Process(rep_start, partial(successors, last_conditions, 0))
RULES_BY_FIRST_ALLOWED = Process(rep_start, first_allowed)


def never_empty(rules: tuple[Rule, ...]) -> list[Sets]:
    """Deletions of rules, and of conditions of rules that have another one."""
    empty = [place for place, (body, _) in enumerate(rules) if len(body) == 1]
    kept, shorter = smaller_sets(rules)
    return [kept, [each for each in shorter if not any(not each[place][0] for place in empty)]]


RULES_NEVER_EMPTY = Process(rep_start, partial(successors, never_empty, 0))
