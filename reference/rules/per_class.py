"""Rules for every class in turn: PRISM, and rule sets with one covering run per class.

Witten, section 4.4; Flach, section 6.2; Blockeel, sections 5.1.2 and 5.1.7.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import dropwhile
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Rows, covers
from reference.rules.covering import Score, accuracy_score, all_rules, laplace_score

SCORES: dict[str, Score] = {"accuracy": accuracy_score, "laplace": laplace_score}


@dataclass(frozen=True, slots=True)
class ClassRuleState:
    """A run through the classes after a rule: its class, its body, and the places of the rows that are left."""

    label: Any
    body: Body
    left: tuple[int, ...]


Kept = Callable[[Rows, str, Any, Body, int], bool]  # whether a place is left after a rule for a class


def class_start(rows: Rows, target: str, classes: Sequence[Any], *, score: str = "accuracy") -> ClassRuleState:
    """The state before the first rule of the first class."""
    return ClassRuleState(None, (), ())


def class_and_rows(
    state: ClassRuleState, rows: Rows, target: str, classes: Sequence[Any]
) -> tuple[Any, tuple[int, ...]] | None:
    """The class of the next rule and the places of the rows that are left for it; None when all classes are done."""
    left = tuple(sorted(int(place) for place in state.left))
    if any(rows[place][target] == state.label for place in left):
        return state.label, left
    after = list(classes) if state.label is None else list(dropwhile(lambda each: each != state.label, classes))[1:]
    # every class begins with all rows again
    present = [each for each in after if any(row[target] == each for row in rows)]
    return (present[0], tuple(range(len(rows)))) if present else None


def class_successors(
    state: ClassRuleState,
    rows: Rows,
    target: str,
    classes: Sequence[Any],
    *,
    kept: Kept,
    score: str = "accuracy",
) -> tuple[ClassRuleState, ...]:
    """The state after the next rule, one for each rule that ties allow; none when every class is covered."""
    following = class_and_rows(state, rows, target, classes)
    if following is None:
        return ()
    label, left = following
    return tuple(
        ClassRuleState(label, body, tuple(place for place in left if kept(rows, target, label, body, place)))
        for body in all_rules([rows[place] for place in left], target, label, SCORES[score])
    )


def not_covered(rows: Rows, target: str, label: Any, body: Body, place: int) -> bool:
    """Whether a row is left in PRISM: if the rule does not cover it, whatever its class."""
    return not covers(body, rows[place])


def not_covered_or_negative(rows: Rows, target: str, label: Any, body: Body, place: int) -> bool:
    """Whether a row is left for a rule set: negative rows always are. Flach, section 6.2."""
    return rows[place][target] != label or not covers(body, rows[place])


PRISM = Process(class_start, partial(class_successors, kept=not_covered))
RULE_SET = Process(class_start, partial(class_successors, kept=not_covered_or_negative))


def by_class(states: Sequence[ClassRuleState], classes: Sequence[Any]) -> dict[Any, list[Body]]:
    """The bodies of each class, in the order in which they were learned."""
    return {label: [state.body for state in states if state.label == label] for label in classes}


def prism(rows: Rows, target: str, classes: Sequence[Any]) -> dict[Any, list[Body]]:
    """PRISM's rules for each class, by accuracy; covered rows of any class leave. Witten, figure 4.8.

    Where rows of different classes agree in every attribute, a rule ends imperfect, with all attributes tested.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyn", "vxn", "vyn")]
    >>> prism(rows, "class", "yn") == {"y": [(("a", "u"), ("b", "x"))], "n": [(("a", "v"),), (("b", "y"),)]}
    True
    """
    return by_class(list(PRISM.steps(rows=rows, target=target, classes=classes))[1:], classes)


def learn_rule_set(
    rows: Rows, target: str, classes: Sequence[Any], *, score: str = "accuracy"
) -> dict[Any, list[Body]]:
    """The rules of a covering run for each class; only covered rows of the class leave. Flach, algorithm 6.3.

    `score` chooses conditions by accuracy, which is Flach's precision, or by Laplace's estimate.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyn", "vxn", "vyn")]
    >>> learn_rule_set(rows, "class", "yn", score="laplace")["n"]
    [(('a', 'v'),), (('b', 'y'),)]
    """
    return by_class(list(RULE_SET.steps(rows=rows, target=target, classes=classes, score=score))[1:], classes)
