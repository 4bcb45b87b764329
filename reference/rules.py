"""Rules and how they are learned one at a time.

Witten, sections 4.1 and 4.4; Kubat, chapter 15; Mitchell, chapter 10; Blockeel, section 5.1; Flach, chapter 6.

A condition is a pair `(attribute, value)`, a body a list of them that must all hold; an empty one covers every row. All
comparisons of accuracies are of whole numbers and Fractions, so that ties are ties.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from reference.process import Process

Row = Mapping[str, Any]
Rows = Sequence[Row]
Condition = tuple[str, Any]
Body = Sequence[Condition]
Rule = tuple[Body, Any]


def covers(body: Body, row: Row) -> bool:
    """Whether a row meets every condition of a body; a value that is missing meets none.

    >>> row = {"shape": "circle", "shade": "dark"}
    >>> covers([("shape", "circle")], row), covers([], row), covers([("shape", "circle"), ("shade", "light")], row)
    (True, True, False)
    """
    return all(row.get(attribute) is not None and row[attribute] == value for attribute, value in body)


def covered(body: Body, rows: Rows) -> list[int]:
    """The places of the rows that a body covers. Kubat, section 15.1; their classes play no part."""
    return [place for place, row in enumerate(rows) if covers(body, row)]


def coverage_counts(body: Body, rows: Rows, target: str, positive: Any) -> tuple[int, int]:
    """How many rows of the class a body covers, and how many others."""
    labels = [row[target] for row in rows if covers(body, row)]
    hits = labels.count(positive)
    return (hits, len(labels) - hits)


def accuracy_counts(body: Body, label: Any, rows: Rows, target: str) -> tuple[int, int]:
    """p and t: of t covered rows, p have the label. Witten, section 4.4."""
    hits, misses = coverage_counts(body, rows, target, label)
    return (hits, hits + misses)


def rule_accuracy(
    body: Body, label: Any, rows: Rows, target: str, *, empty: float | None = None
) -> Fraction | float | None:
    """p/t: how many of the covered rows have the label. Where nothing is covered, `empty`.

    Witten and Blockeel call that undefined, Mitchell reads it as 0; the number is Flach's precision.

    >>> rows = [{"a": "u", "class": "yes"}, {"a": "u", "class": "no"}, {"a": "v", "class": "no"}]
    >>> print(rule_accuracy([("a", "u")], "yes", rows, "class"), rule_accuracy([("a", "w")], "yes", rows, "class"))
    1/2 None
    """
    hits, total = accuracy_counts(body, label, rows, target)
    return Fraction(hits, total) if total else empty


def predict_list(rules: Sequence[Rule], row: Row, *, default: Any = None) -> Any:
    """The label of the first rule that covers the row, else the default. Witten, section 4.4; Flach, section 6.1.

    >>> leap = [([("400", "yes")], "leap"), ([("100", "yes")], "common"), ([("4", "yes")], "leap")]
    >>> predict_list(leap, {"4": "yes", "100": "yes", "400": "no"}, default="common")
    'common'
    """
    return next((label for body, label in rules if covers(body, row)), default)


def predict_rows(rules: Sequence[Rule], default: Any, rows: Rows) -> list[Any]:
    """What a decision list says of each row."""
    return [predict_list(rules, row, default=default) for row in rows]


def rule_information(p: float, n: float, *, base: float = 2) -> float:
    """The information of a rule that covers p positive and n negative examples. Kubat, section 15.2.

    >>> round(rule_information(4, 2), 4), rule_information(4, 0)
    (0.585, 0.0)
    """
    if not p:
        raise ValueError("a rule that covers no positive example has no information")
    return math.log((p + n) / p, base)


def foil_gain(p0: float, n0: float, p1: float, n1: float, *, t: float | None = None, base: float = 2) -> float:
    """What a condition gains: t times the fall of the rule's information. Mitchell, section 10.5.

    p0 and n0 are covered before, p1 and n1 after. `t` is how many of the positive bindings before are still covered;
    without new variables that is p1.

    >>> round(foil_gain(4, 4, 3, 1), 6)
    1.754888
    """
    return (p1 if t is None else t) * (rule_information(p0, n0, base=base) - rule_information(p1, n1, base=base))


def attributes_of(rows: Rows, target: str) -> list[str]:
    """Every column but the class."""
    return [name for name in rows[0] if name != target]


def majorities(labels: Iterable[Any]) -> list[Any]:
    """The most frequent labels, in the order of their first occurrence."""
    counts = Counter(labels)
    most = max(counts.values())
    return [label for label, count in counts.items() if count == most]


def labels_by_value(rows: Rows, attribute: str, target: str) -> dict[Any, list[Any]]:
    """The labels of the rows with each value, in the order of first occurrence."""
    found: dict[Any, list[Any]] = {}
    for row in rows:
        found.setdefault(row[attribute], []).append(row[target])
    return found


def attribute_errors(rows: Rows, attribute: str, target: str) -> int:
    """How many rows are wrong if each value of one attribute predicts its most frequent class. Witten, table 4.1."""
    groups = labels_by_value(rows, attribute, target).values()
    return sum(len(labels) - max(Counter(labels).values()) for labels in groups)


def one_r_errors(rows: Rows, target: str) -> dict[str, int]:
    """The errors of every attribute's rule."""
    return {name: attribute_errors(rows, name, target) for name in attributes_of(rows, target)}


def one_r(rows: Rows, target: str) -> dict[str, Any]:
    """1R: the attribute with the fewest errors, the label of each of its values, and the errors. Witten, section 4.1.

    >>> rows = [{"a": "u", "b": "x", "class": "yes"}, {"a": "v", "b": "x", "class": "no"}]
    >>> one_r(rows, "class")
    {'attribute': 'a', 'labels': {'u': 'yes', 'v': 'no'}, 'errors': 0}
    """
    errors = one_r_errors(rows, target)
    best = min(errors, key=lambda name: errors[name])
    labels = {value: majorities(its)[0] for value, its in labels_by_value(rows, best, target).items()}
    return {"attribute": best, "labels": labels, "errors": errors[best]}


@dataclass(frozen=True, slots=True)
class GrowState:
    """A rule that is being grown: its body so far."""

    body: tuple[Condition, ...]


def as_body(written: Iterable[Sequence[Any]]) -> tuple[Condition, ...]:
    """A body as tuples."""
    return tuple((attribute, value) for attribute, value in written)


def candidates(body: Body, rows: Rows, target: str) -> list[Condition]:
    """The conditions that may be added: on attributes that the body does not test, with values that it covers."""
    tested = {attribute for attribute, _ in body}
    here = [rows[place] for place in covered(body, rows)]
    free = [name for name in attributes_of(rows, target) if name not in tested]
    return list(dict.fromkeys((name, row[name]) for name in free for row in here if row[name] is not None))


def best_conditions(body: Body, rows: Rows, target: str, positive: Any) -> list[Condition]:
    """The conditions after which the rule is most accurate; of those, the ones that keep most positive rows.

    Witten, section 4.4. What is left after that is tied, and any of it is right.
    """
    scored: dict[Condition, tuple[Fraction, int]] = {}
    for condition in candidates(body, rows, target):
        hits, total = accuracy_counts([*body, condition], positive, rows, target)
        if hits:
            scored[condition] = (Fraction(hits, total), hits)
    best = max(scored.values(), default=None)
    return [condition for condition, score in scored.items() if score == best]


def grow_start(rows: Rows, target: str, positive: Any) -> GrowState:
    """The empty body."""
    return GrowState(())


def grow_successors(state: GrowState, rows: Rows, target: str, positive: Any) -> tuple[GrowState, ...]:
    """The body with one more condition, for each that is best; none once it covers no negative row, or cannot grow."""
    body = as_body(state.body)
    if not coverage_counts(body, rows, target, positive)[1]:
        return ()
    return tuple(GrowState((*body, each)) for each in best_conditions(body, rows, target, positive))


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
    """Sequential covering after so many rules: the last rule's body, and the positive rows that no rule covers yet."""

    body: tuple[Condition, ...]
    left: tuple[int, ...]


def positives(rows: Rows, target: str, positive: Any) -> tuple[int, ...]:
    """The places of the rows of the class."""
    return tuple(place for place, row in enumerate(rows) if row[target] == positive)


def covering_start(rows: Rows, target: str, positive: Any) -> CoverState:
    """No rule, and every positive row left."""
    return CoverState((), positives(rows, target, positive))


def covering_successors(state: CoverState, rows: Rows, target: str, positive: Any) -> tuple[CoverState, ...]:
    """The state after the next rule, for every rule that tied choices may lead to; none when no positive row is left.

    A rule is learned from the positive rows that are left and all negative ones. Blockeel, figure 5.1; Kubat, table
    15.2, removes what is covered of either class, which is the same where rules cover no negative row.
    """
    left = tuple(sorted(int(place) for place in state.left))
    if not left:
        return ()
    kept = [row for place, row in enumerate(rows) if row[target] != positive or place in left]
    return tuple(
        CoverState(body, tuple(place for place in left if not covers(body, rows[place])))
        for body in all_rules(kept, target, positive)
    )


def all_rules(rows: Rows, target: str, positive: Any) -> list[tuple[Condition, ...]]:
    """Every rule that growing may end with, whichever of the tied conditions is taken; each set of conditions once."""
    finished: dict[frozenset[Condition], tuple[Condition, ...]] = {}
    growing = [grow_start(rows, target, positive)]
    seen: set[frozenset[Condition]] = set()
    while growing:
        state = growing.pop(0)
        following = grow_successors(state, rows, target, positive)
        if not following:
            finished.setdefault(frozenset(state.body), state.body)
        for each in following:
            if frozenset(each.body) not in seen:
                seen.add(frozenset(each.body))
                growing.append(each)
    return list(finished.values())


COVERING = Process(covering_start, covering_successors)


def sequential_covering(rows: Rows, target: str, positive: Any) -> list[tuple[Condition, ...]]:
    """Rules that together cover every row of a class, one after another.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyn", "vxn", "vyy")]
    >>> sequential_covering(rows, "class", "y")
    [(('a', 'u'), ('b', 'x')), (('a', 'v'), ('b', 'y'))]
    """
    states = list(COVERING.steps(rows=rows, target=target, positive=positive))
    return [state.body for state in states[1:]]


def information_of(hits: int, misses: int) -> float:
    """The information of a rule in bits, as a part of a hand calculation."""
    return rule_information(hits, misses)


def gain_of(before: float, after: float, kept: int) -> float:
    """FOIL's gain from two informations, as a part of a hand calculation."""
    return kept * (before - after)


def gain_parts(p0: int, n0: int, p1: int, n1: int, p2: int, n2: int) -> dict[str, float | str]:
    """A hand calculation of which of two conditions FOIL would add, part by part."""
    before, first, second = information_of(p0, n0), information_of(p1, n1), information_of(p2, n2)
    gains = gain_of(before, first, p1), gain_of(before, second, p2)
    return {
        "before": before,
        "first": first,
        "second": second,
        "gain_first": gains[0],
        "gain_second": gains[1],
        "better": better_of(*gains),
    }


def better_of(first: float, second: float) -> str:
    """Which of two gains is larger, in a word."""
    gains = {"first": first, "second": second}
    return max(gains, key=lambda name: gains[name])


def errors_of(rows: Rows, target: str, attribute: str) -> int:
    """The errors of one attribute's rule, as a part of a hand calculation."""
    return attribute_errors(rows, attribute, target)


def fewest_of(**errors: float) -> str:
    """The name of the smallest number."""
    return min(errors, key=lambda name: errors[name])


def one_r_parts(rows: Rows, target: str) -> dict[str, int | str]:
    """A hand calculation of 1R over the columns soil, sun and wind, part by part."""
    errors = {name: attribute_errors(rows, name, target) for name in ("soil", "sun", "wind")}
    return {**errors, "best": fewest_of(**errors)}
