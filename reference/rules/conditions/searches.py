"""Conditions on tables in which a search for rules has few ties, and in which known mistakes lead elsewhere."""

import dataclasses
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.process import Process
from reference.rules.mistakes import per_class as class_mistakes
from reference.rules.per_class import PRISM, RULE_SET

FEW = 4  # tied states after a step: ties multiply from step to step, and a trace is compared with all of them


def plain(value: Any) -> Any:
    """A value in which the order of items does not count."""
    return frozenset(map(plain, value)) if isinstance(value, tuple | list) else value


def form(state: Any) -> tuple[Any, ...]:
    """A state by its fields, in which no order counts."""
    return tuple(plain(getattr(state, field.name)) for field in dataclasses.fields(state))


def has_few_ties(process: Process[Any], args: Mapping[str, Any]) -> bool:
    """Whether no step of a process, first successors taken, has more than a few tied states after it."""
    return all(len(process.successors(state, **args)) < FEW for state in process.steps(**args))


def strays(wrong: Process[Any], right: Process[Any], args: Mapping[str, Any]) -> bool:
    """Whether some step of a wrong process is no step of the right one, or its end is no end."""
    states = list(wrong.steps(**args))
    for before, after in pairwise(states):
        if form(after) not in {form(each) for each in right.successors(before, **args)}:
            return True
    return bool(right.successors(states[-1], **args))


def tells(right: Process[Any], wrong: Sequence[Process[Any]], args: Mapping[str, Any]) -> bool:
    """Whether a process has few ties, and every wrong one strays from it."""
    return has_few_ties(right, args) and all(strays(each, right, args) for each in wrong)


def process_with(process: Process[Any], **bound: Any) -> Process[Any]:
    """A process with other conventions than those it is given."""
    return Process(
        lambda **args: process.start(**{**args, **bound}),
        lambda state, **args: process.successors(state, **{**args, **bound}),
    )


PRISM_BY_LAPLACE = process_with(PRISM, score="laplace")


def prism_tells(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether PRISM has few ties, and rules that other ways of covering would not give."""
    return tells(PRISM, [class_mistakes.NOT_RESTORED, class_mistakes.FROM_ALL_ROWS, PRISM_BY_LAPLACE], args)


def prism_ties_matter(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether PRISM has few ties, and its preference for frequent conditions and its score both matter."""
    return tells(PRISM, [class_mistakes.BY_ACCURACY_ALONE, PRISM_BY_LAPLACE], args)


def prism_has_few_ties(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether no step of PRISM has more than a few tied rules."""
    return has_few_ties(PRISM, args)


def a_rule_stays_imperfect(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether PRISM has few ties, and a rule covers rows of another class in the end."""
    return tells(PRISM, [class_mistakes.ONLY_OF_THE_CLASS], args)


def laplace_set_differs(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule set has few ties, and other rules by accuracy, or with all classes in the estimate."""
    wrong = [process_with(RULE_SET, score="accuracy"), class_mistakes.LAPLACE_OF_ALL_CLASSES]
    return tells(RULE_SET, wrong, args)


def laplace_falls(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule set has few ties, and a rule that would end earlier if every condition had to raise its score."""
    return tells(RULE_SET, [class_mistakes.LAPLACE_UNTIL_NO_BETTER], args)


def laplace_set_has_few_ties(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether no step of learning a rule set has more than a few tied rules."""
    return has_few_ties(RULE_SET, args)


def imperfect_set_differs(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule set has few ties, and a rule covers rows of another class in the end."""
    return tells(RULE_SET, [class_mistakes.SET_REMOVING_ALL], args)
