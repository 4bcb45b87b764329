"""Known mistakes in learning rules from a seed."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from reference.process import Process
from reference.rules.coverage import Condition, Rows, coverage_counts, covers
from reference.rules.covering import (
    GROW,
    GrowState,
    all_ends,
    as_body,
    grow_successors,
    laplace_score,
    positives,
)
from reference.rules.mistakes.covering import accuracy_alone
from reference.rules.seeds import (
    LEAST_GAIN,
    SeedState,
    bottom_up_start,
    bottom_up_successors,
    seed_literals,
    seed_start,
    seed_successors,
    shorter,
)

Body = tuple[Condition, ...]


def any_condition(state: GrowState, rows: Rows, target: str, seed: int) -> tuple[GrowState, ...]:
    """The best condition of all that occur, for the class of the seed."""
    return tuple(GROW.successors(state, rows, target, rows[seed][target]))


def by_laplace(state: GrowState, rows: Rows, target: str, seed: int) -> tuple[GrowState, ...]:
    """The condition of the seed with the best estimate by Laplace."""

    def offer(body: Any, rows: Rows, target: str) -> list[Condition]:
        return open_literals(body, rows, target, seed)

    return grow_successors(state, rows, target, rows[seed][target], score=laplace_score, offer=offer)


def open_literals(body: Any, rows: Rows, target: str, seed: int) -> list[Condition]:
    """The conditions of the seed that a body does not have."""
    return [each for each in seed_literals(rows[seed], target) if each not in as_body(body)]


def without_coverage(state: GrowState, rows: Rows, target: str, seed: int) -> tuple[GrowState, ...]:
    """The most accurate condition of the seed, however few rows it covers."""
    body = as_body(state.body)
    if not coverage_counts(body, rows, target, rows[seed][target])[1]:
        return ()
    scored = {
        each: accuracy_alone(*coverage_counts([*body, each], rows, target, rows[seed][target]))
        for each in open_literals(body, rows, target, seed)
    }
    return tuple(GrowState((*body, each)) for each, score in scored.items() if score == max(scored.values()))


def until_no_better(state: GrowState, rows: Rows, target: str, seed: int) -> tuple[GrowState, ...]:
    """The usual steps, ended where no condition makes the rule more accurate."""
    following = seed_successors(state, rows, target, seed)
    shares = [
        Fraction(hits, hits + misses)
        for each in (state, *following[:1])
        for hits, misses in [coverage_counts(as_body(each.body), rows, target, rows[seed][target])]
    ]
    return following if len(shares) > 1 and shares[1] > shares[0] else ()


def in_column_order(state: GrowState, rows: Rows, target: str, seed: int) -> tuple[GrowState, ...]:
    """The first condition of the seed that is not there yet."""
    following = seed_successors(state, rows, target, seed)
    first = open_literals(state.body, rows, target, seed)[:1]
    return tuple(GrowState((*as_body(state.body), each)) for each in first) if following else ()


AQ_WITH_ANY_CONDITION = Process(seed_start, any_condition)
AQ_BY_LAPLACE = Process(seed_start, by_laplace)
AQ_BY_ACCURACY_ALONE = Process(seed_start, without_coverage)
AQ_UNTIL_NO_BETTER = Process(seed_start, until_no_better)
AQ_IN_COLUMN_ORDER = Process(seed_start, in_column_order)


def learned_from(
    seed_of: Callable[[Sequence[int]], int],
    dropped: Callable[..., list[Body]],
    counted: Callable[[Rows, Sequence[int], str, Any], Sequence[Any]],
    state: SeedState,
    rows: Rows,
    target: str,
    positive: Any,
    *,
    require: str = "more",
) -> tuple[SeedState, ...]:
    """Covering by seeds with another seed, another way to drop conditions, or other rows that count."""
    left = tuple(sorted(int(place) for place in state.left))
    if not left:
        return ()
    full = tuple(seed_literals(rows[seed_of(left)], target))
    drop = partial(dropped, rows=counted(rows, left, target, positive), target=target, positive=positive)
    return tuple(
        SeedState(body, tuple(place for place in left if not covers(body, rows[place])))
        for body in all_ends(full, partial(drop, require=require))
    )


def left_and_negative(rows: Rows, left: Sequence[int], target: str, positive: Any) -> list[Any]:
    """The usual rows: what is left of the class, and all others."""
    return [row for place, row in enumerate(rows) if row[target] != positive or place in left]


def every_row(rows: Rows, left: Sequence[int], target: str, positive: Any) -> Sequence[Any]:
    """All rows, also those of the class that are covered."""
    return rows


def first_that_helps(body: Body, rows: Rows, target: str, positive: Any, *, require: str = "more") -> list[Body]:
    """The body without the first condition that may go, not the best one."""
    hits, misses = coverage_counts(body, rows, target, positive)
    for gone in body if not misses else ():
        without = tuple(each for each in body if each != gone)
        more, wrong = coverage_counts(without, rows, target, positive)
        if not wrong and more >= hits + LEAST_GAIN[require]:
            return [without]
    return []


def all_at_once(body: Body, rows: Rows, target: str, positive: Any, *, require: str = "more") -> list[Body]:
    """The body without every condition that could go alone, in one step."""
    hits, misses = coverage_counts(body, rows, target, positive)
    if misses:
        return []
    counts = {gone: coverage_counts([each for each in body if each != gone], rows, target, positive) for gone in body}
    kept = tuple(gone for gone, (more, wrong) in counts.items() if wrong or more < hits + LEAST_GAIN[require])
    return [kept] if kept != body else []


def despite_negatives(body: Body, rows: Rows, target: str, positive: Any, *, require: str = "more") -> list[Body]:
    """The best body without a condition, until it covers a negative row: one step too far."""
    hits, misses = coverage_counts(body, rows, target, positive)
    if misses:
        return []
    without = [tuple(each for each in body if each != gone) for gone in body]
    counts = {each: coverage_counts(each, rows, target, positive)[0] for each in without}
    gained = {each: more for each, more in counts.items() if more >= hits + LEAST_GAIN[require]}
    return [each for each, more in gained.items() if more == max(gained.values())]


def all_classes_listed(
    state: SeedState, rows: Rows, target: str, positive: Any, *, require: str = "more"
) -> tuple[SeedState, ...]:
    """The usual rules, with the rows of other classes among those that are left."""
    left = tuple(place for place in positives(rows, target, positive) if place in set(map(int, state.left)))
    others = tuple(place for place, row in enumerate(rows) if row[target] != positive)
    following = bottom_up_successors(SeedState((), left), rows, target, positive, require=require)
    return tuple(SeedState(each.body, tuple(sorted((*each.left, *others)))) for each in following)


def variant(seed_of: Any = min, dropped: Any = shorter, counted: Any = left_and_negative) -> Process[SeedState]:
    """Covering by seeds, with some part of it done otherwise."""
    return Process(bottom_up_start, partial(learned_from, seed_of, dropped, counted))


BOTTOM_UP_FROM_THE_LAST = variant(seed_of=max)
BOTTOM_UP_FIRST_THAT_HELPS = variant(dropped=first_that_helps)
BOTTOM_UP_ALL_AT_ONCE = variant(dropped=all_at_once)
BOTTOM_UP_ONE_TOO_FAR = variant(dropped=despite_negatives)
BOTTOM_UP_COUNTING_ALL = variant(counted=every_row)
BOTTOM_UP_LISTING_ALL = Process(bottom_up_start, all_classes_listed)


def despite_a_twin(body: Body, rows: Rows, target: str, positive: Any, *, require: str = "more") -> list[Body]:
    """The usual bodies; one that covers negative rows from the start goes on as long as it covers no more of them."""
    hits, misses = coverage_counts(body, rows, target, positive)
    without = [tuple(each for each in body if each != gone) for gone in body]
    counts = {each: coverage_counts(each, rows, target, positive) for each in without}
    gained = {
        each: more for each, (more, wrong) in counts.items() if wrong == misses and more >= hits + LEAST_GAIN[require]
    }
    return [each for each, more in gained.items() if more == max(gained.values())]


BOTTOM_UP_DESPITE_A_TWIN = variant(dropped=despite_a_twin)
