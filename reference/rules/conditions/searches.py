"""Conditions on tables in which a search for rules has few ties, and in which known mistakes lead elsewhere."""

import dataclasses
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.process import Process
from reference.rules.mistakes import per_class as class_mistakes
from reference.rules.mistakes import purity as purity_mistakes
from reference.rules.mistakes import seeds as seed_mistakes
from reference.rules.mistakes import weighted as weighted_mistakes
from reference.rules.per_class import PRISM, RULE_SET
from reference.rules.purity import PURE, RULE_LIST
from reference.rules.seeds import AQ, BOTTOM_UP
from reference.rules.weighted import WEIGHTED

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


def imperfect_set_differs(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule set has few ties, and a rule covers rows of another class in the end."""
    return tells(RULE_SET, [class_mistakes.SET_REMOVING_ALL], args)


def purity_tells(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether growing by purity has few ties, and ends with other rules if the class is fixed before."""
    return tells(PURE, [purity_mistakes.PURE_OF_FIRST_CLASS, purity_mistakes.PURE_WITH_FIRST_LABEL], args)


def pure_rows_tie(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether growing by purity has few ties, and the purest condition alone or Laplace's estimate lead elsewhere."""
    return tells(PURE, [purity_mistakes.PURE_ALONE, purity_mistakes.PURE_BY_LAPLACE], args)


def purity_rests(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether growing by purity has few ties, and a step after which the rows are no purer."""
    return tells(PURE, [purity_mistakes.PURE_UNTIL_NO_PURER], args)


def list_tells(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule list has few ties, and other rules if only the purity counts or all rows are used."""
    return tells(RULE_LIST, [purity_mistakes.LIST_BY_PURITY_ALONE, purity_mistakes.LIST_FROM_ALL_ROWS], args)


def list_limits_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule list has few ties, and other rules without its limits."""
    wrong = [
        purity_mistakes.LIST_WITHOUT_DEFAULT,
        purity_mistakes.LIST_WITH_STRICT_LIMIT,
        process_with(RULE_LIST, default="data"),
    ]
    return tells(RULE_LIST, wrong, args)


def impure_rules_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule list has few ties, and a rule that ends early covers rows of several classes."""
    wrong = [purity_mistakes.LIST_KEEPING_OTHERS, purity_mistakes.LIST_ONE_ROW_LATE]
    return tells(RULE_LIST, wrong, args)


def remainder_tells(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule list has few ties, and other rules where the rows that are left out do not count."""
    right = {form(each) for each in RULE_LIST.steps(**args)}
    states = list(process_with(RULE_LIST, ties="coverage").steps(**args))
    return has_few_ties(RULE_LIST, args) and any(form(each) not in right for each in states)


def seed_tells(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule from a seed has few ties, and other conditions if they need not be true of the seed."""
    return tells(AQ, [seed_mistakes.AQ_WITH_ANY_CONDITION, seed_mistakes.AQ_IN_COLUMN_ORDER], args)


def seed_ties_matter(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule from a seed has few ties, and other conditions by Laplace's estimate or by accuracy alone."""
    return tells(AQ, [seed_mistakes.AQ_BY_LAPLACE, seed_mistakes.AQ_BY_ACCURACY_ALONE], args)


def seed_rests(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule from a seed has few ties, and a step that makes it no more accurate."""
    return tells(AQ, [seed_mistakes.AQ_UNTIL_NO_BETTER], args)


def dropping_tells(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether rules from seeds have few ties, and are others if the first condition that may go is dropped."""
    wrong = [seed_mistakes.BOTTOM_UP_FIRST_THAT_HELPS, seed_mistakes.BOTTOM_UP_ALL_AT_ONCE]
    return tells(BOTTOM_UP, wrong, args)


def uncovered_rows_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether rules from seeds have few ties, and are others if rows count that are covered already."""
    return tells(BOTTOM_UP, [seed_mistakes.BOTTOM_UP_COUNTING_ALL], args)


def needless_conditions_stay(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether rules from seeds have few ties, and conditions that could go without a loss."""
    wrong = process_with(BOTTOM_UP, require="not_fewer" if args.get("require", "more") == "more" else "more")
    return tells(BOTTOM_UP, [wrong], args)


def weights_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether weighted covering has few ties, and other choices with unweighted counts or totals."""
    return tells(WEIGHTED, [weighted_mistakes.WITHOUT_WEIGHTS, weighted_mistakes.WITH_PLAIN_TOTALS], args)


def covered_twice(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether weighted covering has few ties, rows covered twice, and other choices by other qualities."""
    wrong = [weighted_mistakes.LARGEST_RECALL, weighted_mistakes.SUBTRACTED, weighted_mistakes.BY_ACCURACY]
    return tells(WEIGHTED, wrong, args)
