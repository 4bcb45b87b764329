"""What known mistakes about the revision of rules give: each a process of its own."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.logic.ruleset_revision import (
    OPERATORS,
    RevisionState,
    Rules,
    concludes,
    revision_start,
    revision_successors,
    revisions,
    ruleset_value,
)
from reference.process import MistakenProcess, Process

Evaluate = Callable[[Rules, Sequence[Any], str], Any]


def climbing(evaluate: Evaluate, *, first: bool = False) -> Process[RevisionState]:
    """Hill climbing by another value, or to the first revision that is better."""

    def successors(
        state: RevisionState, rules: Sequence[Any], examples: Sequence[Any], target: str, max_steps: int
    ) -> tuple[RevisionState, ...]:
        if state.step == max_steps:
            return ()
        step = state.step + 1
        found = revisions(state.rules, OPERATORS, f"new{step}")
        values = [evaluate(each, examples, target) for each in found]
        now = evaluate(state.rules, examples, target)
        better = [place for place, value in enumerate(values) if value > now]
        best = max(values, default=now)
        chosen = better[:1] if first else [place for place in better if values[place] == best]
        return tuple(RevisionState(step, found[place]) for place in chosen)

    return MistakenProcess(revision_start, successors)


def compact_first(rules: Rules, examples: Sequence[Any], target: str) -> tuple[int, int]:
    """The number of atoms before the number of right examples."""
    right, atoms = ruleset_value(rules, examples, target)
    return atoms, right


def compact_only(rules: Rules, examples: Sequence[Any], target: str) -> int:
    """The number of atoms alone."""
    return ruleset_value(rules, examples, target)[1]


def right_only(rules: Rules, examples: Sequence[Any], target: str) -> int:
    """The number of right examples alone."""
    return ruleset_value(rules, examples, target)[0]


def with_heads(rules: Rules, examples: Sequence[Any], target: str) -> tuple[int, int]:
    """The heads counted as atoms, too."""
    right, atoms = ruleset_value(rules, examples, target)
    return right, atoms - len(rules)


def by_one_rule(rules: Rules, examples: Sequence[Any], target: str) -> tuple[int, int]:
    """The target follows only from the facts themselves, not from what other rules give."""
    found = [any(concludes([rule], facts, target) for rule in rules) == label for facts, label in examples]
    return sum(found), ruleset_value(rules, examples, target)[1]


def covered_only(rules: Rules, examples: Sequence[Any], target: str) -> tuple[int, int]:
    """The examples for which the target follows, whatever their labels are."""
    return sum(concludes(rules, facts, target) for facts, _ in examples), ruleset_value(rules, examples, target)[1]


def one_step(state: RevisionState, max_steps: int, **args: Any) -> tuple[RevisionState, ...]:
    """A single step."""
    return revision_successors(state, max_steps=min(1, max_steps), **args)


REVISION_COMPACT_FIRST = climbing(compact_first)
REVISION_COMPACT_ONLY = climbing(compact_only)
REVISION_RIGHT_ONLY = climbing(right_only)
REVISION_WITH_HEADS = climbing(with_heads)
REVISION_BY_ONE_RULE = climbing(by_one_rule)
REVISION_COVERED_ONLY = climbing(covered_only)
REVISION_FIRST_BETTER = climbing(ruleset_value, first=True)
REVISION_ONE_STEP = Process(revision_start, one_step)
