"""Rules whose class follows from the rows that they cover, and lists of such rules.

Flach, section 6.1; Blockeel, sections 5.1.7 and 5.1.8.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Condition, Rows, covered, majorities
from reference.rules.covering import all_ends, as_body, candidates


@dataclass(frozen=True, slots=True)
class PureState:
    """The body of a rule that is being grown, and the most frequent class of the rows that it covers."""

    body: tuple[Condition, ...]
    label: Any


def minority_share(labels: Sequence[Any]) -> Fraction:
    """The share of labels that are not the most frequent one. Flach, section 6.1.

    >>> print(minority_share("aab"), minority_share("aa"))
    1/3 0
    """
    return Fraction(len(labels) - max(Counter(labels).values()), len(labels))


def pure_and_frequent(inside: Sequence[Any], here: Sequence[Any]) -> tuple[Fraction | int, ...]:
    """The score of a condition by the labels of the rows it covers, of those that are here: purity, then coverage."""
    return (-minority_share(inside), len(inside))


def pure_with_pure_rest(inside: Sequence[Any], here: Sequence[Any]) -> tuple[Fraction | int, ...]:
    """The score of a condition by purity and coverage, and then the purity of the rest; an empty rest is pure."""
    rest = list((Counter(here) - Counter(inside)).elements())
    return (*pure_and_frequent(inside, here), -minority_share(rest) if rest else 0)


TIES = {"coverage": pure_and_frequent, "remainder": pure_with_pure_rest}


def purest_conditions(body: Body, rows: Rows, target: str, *, ties: str = "coverage") -> list[Condition]:
    """The conditions that leave the purest rows; of these, the ones that cover most.

    With ties "remainder", those that are still tied are compared by the rows of the body that they do not cover: the
    purest win, as in the third round of Flach's example 6.1.
    """
    here = [rows[place] for place in covered(body, rows)]
    labels = [row[target] for row in here]
    scored = {
        (name, value): TIES[ties]([row[target] for row in here if row[name] == value], labels)
        for name, value in candidates(body, rows, target)
    }
    best = max(scored.values(), default=None)
    return [condition for condition, score in scored.items() if score == best]


def labelled(body: tuple[Condition, ...], rows: Rows, target: str) -> list[PureState]:
    """A state for each most frequent class of the rows that a body covers."""
    return [PureState(body, label) for label in majorities(rows[place][target] for place in covered(body, rows))]


def purer(
    body: tuple[Condition, ...], rows: Rows, target: str, *, ties: str = "coverage"
) -> list[tuple[Condition, ...]]:
    """The bodies with one of the best conditions more; none if the rows have one class, or no attribute is left."""
    if len({rows[place][target] for place in covered(body, rows)}) == 1:
        return []
    return [(*body, each) for each in purest_conditions(body, rows, target, ties=ties)]


def pure_start(rows: Rows, target: str) -> PureState:
    """The state with the empty body and the most frequent class of all rows."""
    return labelled((), rows, target)[0]


def pure_successors(state: PureState, rows: Rows, target: str) -> tuple[PureState, ...]:
    """A state for each best condition added, and for each class that is then the most frequent."""
    return tuple(each for body in purer(as_body(state.body), rows, target) for each in labelled(body, rows, target))


PURE = Process(pure_start, pure_successors)


def learn_rule(rows: Rows, target: str) -> tuple[tuple[Condition, ...], Any]:
    """A rule grown by purity; its class is the most frequent one of the rows that it covers. Flach, algorithm 6.2.

    Blockeel, section 5.1.7, grows rules of several classes in parallel: the same conditions, as the share of the most
    frequent class is 1 less the impurity.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyn", "vxn", "vyn")]
    >>> learn_rule(rows, "class")
    ((('a', 'v'),), 'n')
    """
    last = PURE.last(rows=rows, target=target)
    return last.body, last.label


@dataclass(frozen=True, slots=True)
class ListState:
    """A list of rules after a rule: its body, its class, and the places of the rows that no rule covers yet."""

    body: tuple[Condition, ...]
    label: Any
    left: tuple[int, ...]


def list_start(
    rows: Rows, target: str, min_class: int, min_coverage: int, *, ties: str = "coverage", default: str = "rest"
) -> ListState:
    """The state without a rule, with every row left."""
    return ListState((), None, tuple(range(len(rows))))


def list_successors(
    state: ListState,
    rows: Rows,
    target: str,
    min_class: int,
    min_coverage: int,
    *,
    ties: str = "coverage",
    default: str = "rest",
) -> tuple[ListState, ...]:
    """The state after the next rule; all rows that it covers leave. Flach, algorithm 6.1.

    Where no class has more than `min_class` rows left, the next rule is the default: without conditions, with the most
    frequent class of the rows that are left ("rest") or of all rows ("data").
    """
    left = tuple(sorted(int(place) for place in state.left))
    if not left:
        return ()
    here = [rows[place] for place in left]
    if max(Counter(row[target] for row in here).values()) <= min_class:
        labels = majorities(row[target] for row in (here if default == "rest" else rows))
        return tuple(ListState((), label, ()) for label in labels)

    def longer(body: tuple[Condition, ...]) -> list[tuple[Condition, ...]]:
        few = len(covered(body, here)) < min_coverage
        return [] if few else purer(body, here, target, ties=ties)

    return tuple(
        ListState(each.body, each.label, tuple(place for place in left if place not in covered_of(body, rows, left)))
        for body in all_ends((), longer)
        for each in labelled(body, here, target)
    )


def covered_of(body: Body, rows: Rows, places: Sequence[int]) -> set[int]:
    """The places of the rows that a body covers, of some."""
    return {places[number] for number in covered(body, [rows[place] for place in places])}


RULE_LIST = Process(list_start, list_successors)


def learn_rule_list(
    rows: Rows,
    target: str,
    *,
    min_class: int = 0,
    min_coverage: int = 0,
    ties: str = "remainder",
    default: str = "rest",
) -> list[tuple[tuple[Condition, ...], Any]]:
    """A decision list, learned rule by rule from the rows that no earlier rule covers. Flach, algorithm 6.1.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyn", "vxn", "vyn")]
    >>> learn_rule_list(rows, "class")
    [((('a', 'v'),), 'n'), ((('b', 'x'),), 'y'), ((), 'n')]
    """
    states = RULE_LIST.steps(
        rows=rows, target=target, min_class=min_class, min_coverage=min_coverage, ties=ties, default=default
    )
    return [(state.body, state.label) for state in list(states)[1:]]
