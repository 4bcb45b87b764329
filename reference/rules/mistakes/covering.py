"""Known mistakes in growing a rule, and in covering examples by several."""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Row, Rows, coverage_counts, covers
from reference.rules.covering import (
    CoverState,
    GrowState,
    all_rules,
    as_body,
    best_conditions,
    candidates,
    covering_start,
    grow_start,
)


def grow_variant(choice: Any, done: Any = None) -> Process[GrowState]:
    """Growing a rule by another choice of the next condition, or with another end."""

    def successors(state: GrowState, rows: Rows, target: str, positive: Any) -> tuple[GrowState, ...]:
        body = as_body(state.body)
        hits, misses = coverage_counts(body, rows, target, positive)
        if not misses or (done and done(hits, misses)):
            return ()
        scored = {
            each: choice(*coverage_counts([*body, each], rows, target, positive))
            for each in candidates(body, rows, target)
        }
        allowed = {each: score for each, score in scored.items() if score is not None}
        best = max(allowed.values(), default=None)
        return tuple(GrowState((*body, each)) for each, score in allowed.items() if score == best)

    return Process(grow_start, successors)


def most_positives(hits: int, misses: int) -> Any:
    """The condition that keeps most positive rows, whatever else it covers."""
    return hits or None


def fewest_negatives(hits: int, misses: int) -> Any:
    """The condition that covers fewest negative rows."""
    return -misses if hits else None


def by_accuracy(hits: int, misses: int) -> Any:
    """The usual choice: accuracy, then positive rows."""
    return (Fraction(hits, hits + misses), hits) if hits else None


def mostly_right(hits: int, misses: int) -> bool:
    """Whether a rule is right on more than half of what it covers: too early an end."""
    return hits > misses


def fewest_positives(hits: int, misses: int) -> Any:
    """The most accurate condition; of equally accurate ones, one that covers fewest rows of the class."""
    return (Fraction(hits, hits + misses), -hits) if hits else None


def retesting_successors(state: GrowState, rows: Rows, target: str, positive: Any) -> tuple[GrowState, ...]:
    """Conditions on attributes that the body tests already compared too; where such a one is best, it ends."""
    body = as_body(state.body)
    if not coverage_counts(body, rows, target, positive)[1]:
        return ()
    tests = dict.fromkeys((name, row[name]) for row in rows if covers(body, row) for name in row if name != target)
    scored = {each: by_accuracy(*coverage_counts([*body, each], rows, target, positive)) for each in tests}
    best = max((score for score in scored.values() if score), default=None)
    return tuple(GrowState((*body, each)) for each, score in scored.items() if score == best and each not in body)


def laplace(hits: int, misses: int) -> Any:
    """Laplace's estimate, then positive rows."""
    return (Fraction(hits + 1, hits + misses + 2), hits) if hits else None


GROW_BY_LAPLACE = grow_variant(laplace)
GROW_WITHOUT_TIES = grow_variant(fewest_positives)
GROW_RETESTING = Process(grow_start, retesting_successors)
GROW_BY_POSITIVES = grow_variant(most_positives)
GROW_BY_NEGATIVES = grow_variant(fewest_negatives)
GROW_UNTIL_MOSTLY_RIGHT = grow_variant(by_accuracy, mostly_right)


def covering_variant(next_rows: Any, left_after: Any, learned: Any = all_rules) -> Process[CoverState]:
    """Covering that learns from other rows, removes others, or learns each rule otherwise."""

    def successors(state: CoverState, rows: Rows, target: str, positive: Any) -> tuple[CoverState, ...]:
        left = tuple(sorted(int(place) for place in state.left))
        if not left:
            return ()
        return tuple(
            CoverState(body, left_after(left, body, rows))
            for body in learned(next_rows(rows, left, target, positive), target, positive)
            if left_after(left, body, rows) != left
        )

    return Process(covering_start, successors)


def negatives_and_left(rows: Rows, left: Sequence[int], target: str, positive: Any) -> list[Row]:
    """The usual rows: what is left of the class, and all others."""
    return [row for place, row in enumerate(rows) if row[target] != positive or place in left]


def all_rows(rows: Rows, left: Sequence[int], target: str, positive: Any) -> list[Row]:
    """Every row, covered or not: the same rule again."""
    return list(rows)


def without_covered(left: tuple[int, ...], body: Body, rows: Rows) -> tuple[int, ...]:
    """The usual removal: what the rule covers."""
    return tuple(place for place in left if not covers(body, rows[place]))


def without_first(left: tuple[int, ...], body: Body, rows: Rows) -> tuple[int, ...]:
    """One covered row removed, the others kept."""
    gone = next((place for place in left if covers(body, rows[place])), None)
    return tuple(place for place in left if place != gone)


COVERING_ONE_AT_A_TIME = covering_variant(negatives_and_left, without_first)
COVERING_FROM_ALL_ROWS = covering_variant(all_rows, without_covered)


def with_a_condition(rows: Rows, target: str, positive: Any) -> list[Body]:
    """Rules that have a condition even if no row of another class is there."""
    return [
        rule
        for body in all_rules(rows, target, positive)
        for rule in ([body] if body else [(each,) for each in best_conditions(body, rows, target, positive)])
    ]


def retesting(rows: Rows, target: str, positive: Any) -> list[Body]:
    """A rule that tests attributes again."""
    return [GROW_RETESTING.last(rows=rows, target=target, positive=positive).body]


def grown_rules(process: Process[GrowState], rows: Rows, target: str, positive: Any) -> list[Body]:
    """Every rule that a process of growing may end with, each set of conditions once."""
    finished: dict[frozenset[Any], Body] = {}
    growing, seen = [grow_start(rows, target, positive)], set()
    while growing:
        state = growing.pop(0)
        following = process.successors(state, rows=rows, target=target, positive=positive)
        if not following:
            finished.setdefault(frozenset(state.body), state.body)
        for each in following:
            if frozenset(each.body) not in seen:
                seen.add(frozenset(each.body))
                growing.append(each)
    return list(finished.values())


def rules_grown_by(process: Process[GrowState]) -> Any:
    """A function from rows to the rules that a process of growing may end with."""
    return partial(grown_rules, process)


def accuracy_alone(hits: int, misses: int) -> Any:
    """The accuracy; of equally accurate conditions any, however few rows they cover."""
    return Fraction(hits, hits + misses) if hits else None


def difference(hits: int, misses: int) -> Any:
    """The rows of the class minus the other rows, then the rows of the class."""
    return (hits - misses, hits) if hits else None


GROW_BY_DIFFERENCE = grow_variant(difference)


def until_no_better(at_least: int) -> Process[GrowState]:
    """Growing that ends where no condition makes the rule more accurate, once it has `at_least` conditions."""
    usual = grow_variant(by_accuracy)

    def share(body: Body, rows: Rows, target: str, positive: Any) -> Fraction:
        hits, misses = coverage_counts(body, rows, target, positive)
        return Fraction(hits, hits + misses)

    def successors(state: GrowState, rows: Rows, target: str, positive: Any) -> tuple[GrowState, ...]:
        following = usual.successors(state, rows, target, positive)
        if not following or len(state.body) < at_least:
            return following
        now, then = (share(as_body(body), rows, target, positive) for body in (state.body, following[0].body))
        return following if then > now else ()

    return Process(grow_start, successors)


def of_any_class(left: tuple[int, ...], body: Body, rows: Rows, target: str, positive: Any) -> CoverState:
    """The rule with all rows that no rule covers, those of other classes too."""
    others = [place for place, row in enumerate(rows) if row[target] != positive]
    return CoverState(as_body(body), tuple(sorted([*without_covered(left, body, rows), *others])))


def listing_all_classes(state: CoverState, rows: Rows, target: str, positive: Any) -> tuple[CoverState, ...]:
    """The usual rules, with the rows of other classes among those that are left."""
    left = tuple(sorted(int(place) for place in state.left if rows[int(place)][target] == positive))
    kept = negatives_and_left(rows, left, target, positive)
    rules = all_rules(kept, target, positive) if left else []
    return tuple(of_any_class(left, body, rows, target, positive) for body in rules)


COVERING_BY_ACCURACY_ALONE = covering_variant(
    negatives_and_left, without_covered, rules_grown_by(grow_variant(accuracy_alone))
)
COVERING_BY_LAPLACE = covering_variant(negatives_and_left, without_covered, rules_grown_by(GROW_BY_LAPLACE))
COVERING_BY_DIFFERENCE = covering_variant(negatives_and_left, without_covered, rules_grown_by(GROW_BY_DIFFERENCE))
COVERING_UNTIL_NO_BETTER = covering_variant(negatives_and_left, without_covered, rules_grown_by(until_no_better(1)))
COVERING_UNTIL_NO_BETTER_AT_ALL = covering_variant(
    negatives_and_left, without_covered, rules_grown_by(until_no_better(0))
)
COVERING_LISTING_ALL_CLASSES = Process(covering_start, listing_all_classes)
COVERING_WITH_A_CONDITION = covering_variant(negatives_and_left, without_covered, with_a_condition)
COVERING_RETESTING = covering_variant(negatives_and_left, without_covered, retesting)
