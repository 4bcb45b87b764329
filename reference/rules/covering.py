"""Rules learned condition by condition, and sets of rules learned rule by rule: sequential covering.

Witten, section 4.4; Kubat, chapter 15; Mitchell, chapter 10; Blockeel, section 5.1.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from reference.process import Process
from reference.rules.coverage import (
    Body,
    Condition,
    Rows,
    accuracy_counts,
    attributes_of,
    coverage_counts,
    covered,
    covers,
)

Score = Callable[[int, int], Any]  # of the covered rows of the class, and of all covered rows
Offer = Callable[[Body, Rows, str], list[Condition]]  # the conditions that may be added to a body


@dataclass(frozen=True, slots=True)
class GrowState:
    """The body of a rule that is being grown."""

    body: tuple[Condition, ...]


def as_body(written: Iterable[Sequence[Any]]) -> tuple[Condition, ...]:
    """A body as a tuple of (attribute, value) pairs."""
    return tuple((attribute, value) for attribute, value in written)


def candidates(body: Body, rows: Rows, target: str) -> list[Condition]:
    """The conditions that may be added: on attributes the body does not test, with values of rows it covers."""
    tested = {attribute for attribute, _ in body}
    # values of covered rows only: any other condition covers nothing
    here = [rows[place] for place in covered(body, rows)]
    # Flach takes values from the rows; Blockeel's literals have all declared values
    free = [name for name in attributes_of(rows, target) if name not in tested]
    return list(dict.fromkeys((name, row[name]) for name in free for row in here if row[name] is not None))


def accuracy_score(hits: int, total: int) -> Fraction:
    """The share of the class among the covered rows."""
    return Fraction(hits, total)


def laplace_score(hits: int, total: int) -> Fraction:
    """Laplace's estimate of the accuracy for two classes, the class and the rest. Flach, section 6.2.

    >>> print(laplace_score(3, 3), laplace_score(2, 2))
    4/5 3/4
    """
    return Fraction(hits + 1, total + 2)


def best_conditions(
    body: Body, rows: Rows, target: str, positive: Any, score: Score = accuracy_score, offer: Offer = candidates
) -> list[Condition]:
    """The conditions with the best score, by default the accuracy; of these, the ones that keep most positive rows.

    Witten, section 4.4. Conditions that are still tied after that are all right.
    """
    scored: dict[Condition, tuple[Any, int]] = {}
    for condition in offer(body, rows, target):
        hits, total = accuracy_counts([*body, condition], positive, rows, target)
        if hits:  # a rule that covers no positive row has no use, and 0/0 no accuracy
            # accuracy first, then coverage: PRISM's order (Witten, section 4.4)
            scored[condition] = (score(hits, total), hits)
    best = max(scored.values(), default=None)
    return [condition for condition, score in scored.items() if score == best]


def grow_start(rows: Rows, target: str, positive: Any) -> GrowState:
    """The state with the empty body."""
    return GrowState(())


def grow_successors(
    state: GrowState,
    rows: Rows,
    target: str,
    positive: Any,
    *,
    score: Score = accuracy_score,
    offer: Offer = candidates,
) -> tuple[GrowState, ...]:
    """A state for each best condition added; none if the body covers no negative row or cannot grow."""
    body = as_body(state.body)
    if not coverage_counts(body, rows, target, positive)[1]:
        return ()
    return tuple(GrowState((*body, each)) for each in best_conditions(body, rows, target, positive, score, offer))


GROW = Process(grow_start, grow_successors)


def learn_one_rule(rows: Rows, target: str, positive: Any) -> tuple[Condition, ...]:
    """A rule for one class, grown from the general to the specific by accuracy. Witten, section 4.4: PRISM's core.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyn", "vxn", "uxy")]
    >>> learn_one_rule(rows, "class", "y")
    (('a', 'u'), ('b', 'x'))
    """
    return GROW.last(rows=rows, target=target, positive=positive).body


@dataclass(frozen=True, slots=True)
class CoverState:
    """Sequential covering after a rule: the body of that rule, and the positive rows that no rule covers yet."""

    body: tuple[Condition, ...]
    left: tuple[int, ...]


def positives(rows: Rows, target: str, positive: Any) -> tuple[int, ...]:
    """The places of the rows of the class."""
    return tuple(place for place, row in enumerate(rows) if row[target] == positive)


def covering_start(rows: Rows, target: str, positive: Any) -> CoverState:
    """The state without a rule, with every positive row left."""
    return CoverState((), positives(rows, target, positive))


def covering_successors(state: CoverState, rows: Rows, target: str, positive: Any) -> tuple[CoverState, ...]:
    """The state after the next rule, one for each rule that ties allow; none when no positive row is left.

    A rule is learned from the positive rows that are left and all negative ones. Blockeel, figure 5.1; Kubat, table
    15.2, removes what is covered of either class, which is the same where rules cover no negative row.
    """
    # a state may come from a student's trace: places in any order, and as floats
    left = tuple(sorted(int(place) for place in state.left))
    if not left:
        return ()
    kept = [row for place, row in enumerate(rows) if row[target] != positive or place in left]
    return tuple(
        CoverState(body, tuple(place for place in left if not covers(body, rows[place])))
        for body in all_rules(kept, target, positive)
    )


def all_rules(
    rows: Rows, target: str, positive: Any, score: Score = accuracy_score, offer: Offer = candidates
) -> list[tuple[Condition, ...]]:
    """Every rule that growing may end with if ties are broken in any way; each set of conditions once."""

    def longer(body: tuple[Condition, ...]) -> list[tuple[Condition, ...]]:
        following = grow_successors(GrowState(body), rows, target, positive, score=score, offer=offer)
        return [state.body for state in following]

    return all_ends((), longer)


def all_ends(
    start: tuple[Condition, ...], following: Callable[[tuple[Condition, ...]], Iterable[tuple[Condition, ...]]]
) -> list[tuple[Condition, ...]]:
    """Every body in which a search may end if ties are broken in any way; each set of conditions once."""
    finished: dict[frozenset[Condition], tuple[Condition, ...]] = {}
    searched = [start]
    seen: set[frozenset[Condition]] = set()
    while searched:
        body = searched.pop(0)
        bodies = list(following(body))
        if not bodies:
            # the same conditions in another order are the same rule
            finished.setdefault(frozenset(body), body)
        for each in bodies:
            if frozenset(each) not in seen:
                seen.add(frozenset(each))
                searched.append(each)
    return list(finished.values())


COVERING = Process(covering_start, covering_successors)


def sequential_covering(rows: Rows, target: str, positive: Any) -> list[tuple[Condition, ...]]:
    """Rules, in the order they are learned, that together cover every row of a class.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyn", "vxn", "vyy")]
    >>> sequential_covering(rows, "class", "y")
    [(('a', 'u'), ('b', 'x')), (('a', 'v'), ('b', 'y'))]
    """
    states = list(COVERING.steps(rows=rows, target=target, positive=positive))
    return [state.body for state in states[1:]]
