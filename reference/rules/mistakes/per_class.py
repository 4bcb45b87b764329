"""Known mistakes in learning rules for every class in turn."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from reference.process import Process
from reference.rules.coverage import Rows, coverage_counts
from reference.rules.covering import GrowState, all_ends, all_rules
from reference.rules.mistakes.covering import accuracy_alone, grow_variant, retesting, rules_grown_by, with_a_condition
from reference.rules.per_class import (
    SCORES,
    ClassRuleState,
    Kept,
    class_and_rows,
    class_start,
    not_covered,
    not_covered_or_negative,
)

Found = tuple[Any, tuple[int, ...]] | None  # the class of the next rule, and the rows that are left for it
Begin = Callable[[ClassRuleState, Rows, str, Sequence[Any]], Found]
Learn = Callable[..., list[Any]]


def class_variant(
    begin: Begin = class_and_rows,
    learned: Learn | None = None,
    kept: Kept = not_covered,
    listed: Callable[[ClassRuleState, Rows, str], ClassRuleState] = lambda state, rows, target: state,
) -> Process[ClassRuleState]:
    """A run through the classes that begins a class, learns a rule, removes rows or lists them otherwise."""

    def successors(
        state: ClassRuleState, rows: Rows, target: str, classes: Sequence[Any], *, score: str = "accuracy"
    ) -> tuple[ClassRuleState, ...]:
        following = begin(state, rows, target, classes)
        if following is None:
            return ()
        label, left = following
        learn = learned or partial(all_rules, score=SCORES[score])
        return tuple(
            listed(
                ClassRuleState(label, body, tuple(place for place in left if kept(rows, target, label, body, place))),
                rows,
                target,
            )
            for body in learn([rows[place] for place in left], target, label)
        )

    return Process(class_start, successors)


def not_restored(state: ClassRuleState, rows: Rows, target: str, classes: Sequence[Any]) -> Found:
    """The next class with the rows that the classes before it have left."""
    left = tuple(range(len(rows))) if state.label is None else tuple(sorted(map(int, state.left)))
    after = classes if state.label is None else list(classes)[list(classes).index(state.label) :]
    present = [each for each in after if any(rows[place][target] == each for place in left)]
    return (present[0], left) if present else None


NOT_RESTORED = class_variant(not_restored)
ONLY_OF_THE_CLASS = class_variant(kept=not_covered_or_negative)
BY_ACCURACY_ALONE = class_variant(learned=rules_grown_by(grow_variant(accuracy_alone)))


def from_all_rows() -> Process[ClassRuleState]:
    """Each next rule grown from all rows of the table; it ends where a rule comes again."""

    def successors(
        state: ClassRuleState, rows: Rows, target: str, classes: Sequence[Any], *, score: str = "accuracy"
    ) -> tuple[ClassRuleState, ...]:
        following = class_and_rows(state, rows, target, classes)
        if following is None:
            return ()
        label, left = following
        states = [
            ClassRuleState(label, body, tuple(place for place in left if not_covered(rows, target, label, body, place)))
            for body in all_rules(rows, target, label, SCORES[score])
        ]
        # a rule that takes nothing away would come for ever
        return tuple(each for each in states if each.left != left)

    return Process(class_start, successors)


FROM_ALL_ROWS = from_all_rows()


def class_rows_listed(state: ClassRuleState, rows: Rows, target: str) -> ClassRuleState:
    """A state that lists only the rows of its class."""
    return ClassRuleState(
        state.label, state.body, tuple(place for place in state.left if rows[place][target] == state.label)
    )


def from_class_rows(state: ClassRuleState, rows: Rows, target: str, classes: Sequence[Any]) -> Found:
    """The usual next class, where a state lists only rows of its class."""
    others = [place for place, row in enumerate(rows) if row[target] != state.label]
    left = state.left if state.label is None else (*state.left, *others)
    return class_and_rows(ClassRuleState(state.label, state.body, tuple(left)), rows, target, classes)


CLASS_ROWS_LISTED = class_variant(from_class_rows, listed=class_rows_listed)
RETESTING = class_variant(learned=retesting)
WITH_A_CONDITION = class_variant(learned=with_a_condition)


def learned_by(score: Callable[[int, int], Any], better: bool = False) -> Learn:
    """A learner by a score of p and n; if `better`, it ends where no condition raises the score."""

    def stopping(rows: Rows, target: str, positive: Any) -> list[Any]:
        def longer(body: tuple[Any, ...]) -> list[tuple[Any, ...]]:
            following = grow.successors(GrowState(body), rows=rows, target=target, positive=positive)
            now, then = (
                [score(*coverage_counts(each, rows, target, positive)) for each in bodies]
                for bodies in ([body], [state.body for state in following[:1]])
            )
            return [state.body for state in following] if then and (not better or then[0][0] > now[0][0]) else []

        return all_ends((), longer)

    grow = grow_variant(score)
    return stopping


def laplace_of(classes: int) -> Callable[[int, int], Any]:
    """Laplace's estimate with a number of classes, then the rows of the class."""
    return lambda hits, misses: (Fraction(hits + 1, hits + misses + classes), hits) if hits else None


def laplace_alone(hits: int, misses: int) -> Any:
    """Laplace's estimate; of equal ones any."""
    return (Fraction(hits + 1, hits + misses + 2),) if hits else None


def by_all_classes(
    state: ClassRuleState, rows: Rows, target: str, classes: Sequence[Any], *, score: str = "laplace"
) -> tuple[ClassRuleState, ...]:
    """The usual steps, with the number of classes in the denominator of the estimate."""
    variant = class_variant(learned=learned_by(laplace_of(len(classes))), kept=not_covered_or_negative)
    return variant.successors(state, rows, target, classes)


LAPLACE_OF_ALL_CLASSES = Process(class_start, by_all_classes)
LAPLACE_ALONE = class_variant(learned=learned_by(laplace_alone), kept=not_covered_or_negative)
LAPLACE_UNTIL_NO_BETTER = class_variant(learned=learned_by(laplace_of(2), better=True), kept=not_covered_or_negative)
LAPLACE_RETESTING = class_variant(learned=retesting, kept=not_covered_or_negative)
SET_WITH_A_CONDITION = class_variant(learned=with_a_condition, kept=not_covered_or_negative)
SET_NOT_RESTORED = class_variant(not_restored, kept=not_covered_or_negative)
SET_REMOVING_ALL = class_variant(kept=not_covered)
SET_LISTING_THE_CLASS = class_variant(from_class_rows, kept=not_covered_or_negative, listed=class_rows_listed)
