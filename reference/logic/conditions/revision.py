"""Conditions on the revision of rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.mistakes.ruleset_revision import (
    REVISION_BY_ONE_RULE,
    REVISION_COMPACT_FIRST,
    REVISION_FIRST_BETTER,
    REVISION_WITH_HEADS,
)
from reference.logic.ruleset_revision import REVISION, RevisionState, unordered
from reference.process import Process


def leaves_the_way(args: Mapping[str, Any], mistaken: Process[RevisionState]) -> bool:
    """Whether a mistaken process takes a step that is none of the right ones, or ends elsewhere."""
    state = REVISION.start(**args)
    while True:
        right, other = REVISION.successors(state, **args), mistaken.successors(state, **args)
        if not right or not other:
            return bool(right) != bool(other)
        if unordered(other[0].rules) not in [unordered(each.rules) for each in right]:
            return True
        state = other[0]


def examples_decide(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether two steps or more are taken, and fewer atoms alone, or the first better rules, lead elsewhere."""
    others = (REVISION_COMPACT_FIRST, REVISION_FIRST_BETTER)
    return len(expected) > 2 and all(leaves_the_way(args, each) for each in others)


def several_rules_work(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether two steps or more are taken, and rules that use one another decide, and that heads do not count."""
    others = (REVISION_BY_ONE_RULE, REVISION_WITH_HEADS)
    return len(expected) > 2 and all(leaves_the_way(args, each) for each in others)


def steps_are_left(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a further step could be taken after the last one."""
    [*_, last] = REVISION.steps(**args)
    return bool(REVISION.successors(last, **{**args, "max_steps": args["max_steps"] + 1}))
