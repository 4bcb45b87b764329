"""Known mistakes in growing rules by purity, and in learning lists of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Condition, Rows, covered, covers, majorities
from reference.rules.covering import all_ends, as_body, candidates
from reference.rules.purity import (
    ListState,
    PureState,
    labelled,
    list_start,
    list_successors,
    minority_share,
    pure_start,
    pure_successors,
    purer,
)

Labels = Sequence[Any]
Bodies = list[tuple[Condition, ...]]
Choice = Callable[[Labels, Labels, Any], Any]  # of the labels inside and before a condition, and the first majority


def purest_alone(inside: Labels, before: Labels, first: Any) -> Any:
    """The purest condition, however few rows it covers."""
    return -minority_share(inside)


def fewest_rows(inside: Labels, before: Labels, first: Any) -> Any:
    """The purest condition; of equally pure ones, one that covers fewest rows."""
    return -minority_share(inside), -len(inside)


def largest_majority(inside: Labels, before: Labels, first: Any) -> Any:
    """The condition with the largest number of rows of one class."""
    return max(map(inside.count, inside))


def of_first_class(inside: Labels, before: Labels, first: Any) -> Any:
    """The condition that is most accurate for the most frequent class of all rows."""
    return Fraction(inside.count(first), len(inside)), inside.count(first)


def laplace_share(inside: Labels, before: Labels, first: Any) -> Any:
    """The condition whose most frequent class has the largest estimate by Laplace."""
    most = max(map(inside.count, inside))
    return Fraction(most + 1, len(inside) + 2), len(inside)


def chosen_by(choice: Choice, body: Body, rows: Rows, target: str) -> Bodies:
    """The bodies with one condition more that a choice takes; none where one class is left."""
    here = [rows[place] for place in covered(body, rows)]
    labels = [row[target] for row in here]
    if len(set(labels)) == 1:
        return []
    first = majorities(row[target] for row in rows)[0]
    scored = {
        each: choice([row[target] for row in here if covers([each], row)], labels, first)
        for each in candidates(body, rows, target)
    }
    best = max(scored.values(), default=None)
    return [(*body, each) for each, score in scored.items() if score == best]


def pure_variant(choice: Choice) -> Process[PureState]:
    """Growing by purity with another choice of the next condition."""

    def successors(state: PureState, rows: Rows, target: str) -> tuple[PureState, ...]:
        bodies = chosen_by(choice, as_body(state.body), rows, target)
        return tuple(each for body in bodies for each in labelled(body, rows, target))

    return Process(pure_start, successors)


def until_no_purer(state: PureState, rows: Rows, target: str) -> tuple[PureState, ...]:
    """The usual steps, ended where no condition makes the rows purer."""
    following = pure_successors(state, rows, target)
    shares = [
        minority_share([rows[place][target] for place in covered(as_body(each.body), rows)])
        for each in (state, *following[:1])
    ]
    return following if len(shares) > 1 and shares[1] < shares[0] else ()


def with_first_label(state: PureState, rows: Rows, target: str) -> tuple[PureState, ...]:
    """The usual conditions, always with the most frequent class of all rows."""
    label = majorities(row[target] for row in rows)[0]
    return tuple(PureState(each.body, label) for each in pure_successors(state, rows, target))


PURE_OF_FIRST_CLASS = pure_variant(of_first_class)
PURE_ALONE = pure_variant(purest_alone)
PURE_WITH_FEWEST_ROWS = pure_variant(fewest_rows)
PURE_BY_MAJORITY = pure_variant(largest_majority)
PURE_BY_LAPLACE = pure_variant(laplace_share)
PURE_UNTIL_NO_PURER = Process(pure_start, until_no_purer)
PURE_WITH_FIRST_LABEL = Process(pure_start, with_first_label)


def only_the_class_removed(state: ListState, rows: Rows, target: str, **given: Any) -> tuple[ListState, ...]:
    """The usual rules; covered rows of other classes stay. It ends where a rule takes nothing away."""
    return tuple(
        ListState(each.body, each.label, tuple(place for place in before if kept(each, rows, target, place)))
        for before in [sorted(int(place) for place in state.left)]
        for each in list_successors(state, rows, target, **given)
        if any(not kept(each, rows, target, place) for place in before)
    )


def kept(state: ListState, rows: Rows, target: str, place: int) -> bool:
    """Whether a row stays if only rows of the rule's class leave."""
    return rows[place][target] != state.label or not covers(state.body, rows[place])


def from_all_rows(
    state: ListState,
    rows: Rows,
    target: str,
    min_class: int,
    min_coverage: int,
    *,
    ties: str = "coverage",
    default: str = "rest",
) -> tuple[ListState, ...]:
    """Every rule grown from all rows of the table; it ends where a rule takes nothing away."""
    left = tuple(sorted(int(place) for place in state.left))
    if not left:
        return ()
    following = list_successors(state, rows, target, min_class, min_coverage, ties=ties, default=default)
    if following[0].body == ():
        return following

    def longer(body: tuple[Condition, ...]) -> Bodies:
        return purer(body, rows, target, ties=ties) if len(covered(body, rows)) >= min_coverage else []

    states = [
        ListState(each.body, each.label, tuple(place for place in left if not covers(body, rows[place])))
        for body in all_ends((), longer)
        for each in labelled(body, rows, target)
    ]
    return tuple(each for each in states if each.left != left)


def strict_limit(state: ListState, rows: Rows, target: str, min_class: int, min_coverage: int, **given: Any) -> Any:
    """The default only where every class has fewer rows than the limit."""
    return list_successors(state, rows, target, min_class - 1, min_coverage, **given)


def one_row_late(state: ListState, rows: Rows, target: str, min_class: int, min_coverage: int, **given: Any) -> Any:
    """A rule that covers just the limit gets no further condition."""
    return list_successors(state, rows, target, min_class, min_coverage + 1, **given)


def without_default(state: ListState, rows: Rows, target: str, min_class: int, min_coverage: int, **given: Any) -> Any:
    """The usual rules until every row is covered, without an early default."""
    return list_successors(state, rows, target, 0, min_coverage, **given)


def impurest_rest(inside: Labels, before: Labels, first: Any) -> Any:
    """The purest condition that covers most rows; of equal ones, one that leaves the most mixed rest."""
    rest = list((Counter(before) - Counter(inside)).elements())
    return -minority_share(inside), len(inside), minority_share(rest) if rest else 0


def list_by(
    choice: Choice,
    state: ListState,
    rows: Rows,
    target: str,
    min_class: int,
    min_coverage: int,
    **given: Any,
) -> tuple[ListState, ...]:
    """The steps of a list whose rules are grown by another choice."""
    following = list_successors(state, rows, target, min_class, min_coverage, **given)
    if not following or following[0].body == ():
        return following
    left = tuple(sorted(int(place) for place in state.left))
    here = [rows[place] for place in left]

    def longer(body: tuple[Condition, ...]) -> Bodies:
        return chosen_by(choice, body, here, target) if len(covered(body, here)) >= min_coverage else []

    return tuple(
        ListState(each.body, each.label, tuple(place for place in left if not covers(body, rows[place])))
        for body in all_ends((), longer)
        for each in labelled(body, here, target)
    )


LIST_KEEPING_OTHERS = Process(list_start, only_the_class_removed)
LIST_FROM_ALL_ROWS = Process(list_start, from_all_rows)
LIST_WITH_STRICT_LIMIT = Process(list_start, strict_limit)
LIST_ONE_ROW_LATE = Process(list_start, one_row_late)
LIST_WITHOUT_DEFAULT = Process(list_start, without_default)
LIST_BY_PURITY_ALONE = Process(list_start, partial(list_by, purest_alone))
LIST_WITH_IMPUREST_REST = Process(list_start, partial(list_by, impurest_rest))
