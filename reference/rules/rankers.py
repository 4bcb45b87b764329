"""Rule lists and rule sets that rank examples, and the rule tree, which does so best. Flach, sections 6.1 and 6.2.

A segment is the number of positives and of negatives among the rows that are treated alike.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from reference.rules.coverage import Body, Row, Rows, Rule, coverage_counts, covers
from reference.rules.rule_lists import sides

Counts = tuple[int, int]  # positives and negatives
Covering = frozenset[int]  # the places of the bodies that cover a row
NamedRule = tuple[str, Body]


def deciding(bodies: Sequence[Body], row: Row) -> int:
    """The place of the first body that covers a row; the number of bodies if none does."""
    return next((place for place, body in enumerate(bodies) if covers(body, row)), len(bodies))


def rule_list_coverage(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> list[Counts]:
    """The counts of the rows that each body of a list decides, and at the end those that none covers. Flach, 6.1.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("ux+", "ux-", "vx+", "vy-")]
    >>> rule_list_coverage([[("a", "u")], [("b", "x")]], rows, "class", "+")
    [(1, 1), (1, 0), (0, 1)]
    """
    reached: list[list[Row]] = [[] for _ in range(len(bodies) + 1)]
    for row in rows:
        reached[deciding(bodies, row)].append(row)
    return [counts_of(group, target, positive) for group in reached]


def counts_of(rows: Rows, target: str, positive: Any) -> Counts:
    """The number of positive rows, and that of the others."""
    hits, others = sides(rows, target, positive)
    return hits, others


def rule_list_ranking(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> list[tuple[int, Fraction]]:
    """The segments of a list, by their places, with their shares of positives; the largest share first. Flach, 6.1.

    The segment after the last body is the default; one without rows has no share and no rank.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("ux+", "ux-", "vx+", "vy-")]
    >>> [(place, str(share)) for place, share in rule_list_ranking([[("a", "u")], [("b", "x")]], rows, "class", "+")]
    [(1, '1'), (0, '1/2'), (2, '0')]
    """
    segments = rule_list_coverage(bodies, rows, target, positive)
    shares = [(place, share(each)) for place, each in enumerate(segments) if sum(each)]
    # sorted is stable: equal shares keep the order of the list
    return sorted(shares, key=lambda ranked: -ranked[1])


def share(counts: Counts) -> Fraction:
    """The share of positives in a segment."""
    return Fraction(counts[0], sum(counts))


def joined(ranked: Iterable[tuple[Counts, Fraction]]) -> list[list[int]]:
    """The segments of a ranking, those with equal scores made one: the steps of its coverage curve.

    >>> joined([((2, 0), Fraction(1)), ((1, 1), Fraction(1, 2)), ((2, 2), Fraction(1, 2))])
    [[2, 0], [3, 3]]
    """
    groups = [list(group) for _, group in groupby(ranked, key=lambda each: each[1])]
    return [[sum(counts[side] for counts, _ in group) for side in (0, 1)] for group in groups]


def ranking_of_list(rules: Sequence[Rule], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """What a rule list decides, a segment for each rule and the default, and the joined segments of its ranking."""
    bodies = [body for body, _ in rules]
    segments = rule_list_coverage(bodies, rows, target, positive)
    ranked = [(segments[place], score) for place, score in rule_list_ranking(bodies, rows, target, positive)]
    return {"coverage": [list(each) for each in segments], "segments": joined(ranked)}


def overlap_segments(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[Covering, Counts]:
    """The counts of the rows by the exact set of bodies that cover them; sets without rows are left out. Flach, 6.2.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("ux+", "ux-", "vx+", "vy-")]
    >>> found = overlap_segments([[("a", "u")], [("b", "x")]], rows, "class", "+")
    >>> {tuple(covering): counts for covering, counts in found.items()}
    {(0, 1): (1, 1), (1,): (1, 0), (): (0, 1)}
    """
    groups: dict[Covering, list[Row]] = {}
    for row in rows:
        groups.setdefault(frozenset(place for place, body in enumerate(bodies) if covers(body, row)), []).append(row)
    return {covering: counts_of(group, target, positive) for covering, group in groups.items()}


def averaged_probability(counts: Sequence[Counts]) -> Fraction:
    """The share of positives in the average of some coverage counts, which is that in their sum. Flach, example 6.4.

    >>> print(averaged_probability([(1, 3), (5, 3)]), averaged_probability([(5, 3), (2, 2)]))
    1/2 7/12
    """
    return Fraction(sum(hits for hits, _ in counts), sum(map(sum, counts)))


def rule_set_ranking(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> list[tuple[Covering, Fraction]]:
    """The sets of bodies that cover some row alone, with their estimates; the largest estimate first. Flach, 6.2.

    The counts of the covering bodies are those on all rows. Where none covers, the estimate is the share of positives
    in the whole table; the book leaves that open.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("ux+", "ux-", "vx+", "vy-")]
    >>> ranked = rule_set_ranking([[("a", "u")], [("b", "x")]], rows, "class", "+")
    >>> [(sorted(covering), str(estimate)) for covering, estimate in ranked]
    [([1], '2/3'), ([0, 1], '3/5'), ([], '1/2')]
    """
    full = [coverage_counts(body, rows, target, positive) for body in bodies]
    whole = coverage_counts((), rows, target, positive)
    found = [
        (covering, averaged_probability([full[place] for place in covering] or [whole]))
        for covering in overlap_segments(bodies, rows, target, positive)
    ]
    return sorted(found, key=lambda ranked: -ranked[1])


def ranking_of_set(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The estimate for each set of covering bodies, and the joined segments of the ranking with their own counts."""
    actual = overlap_segments(bodies, rows, target, positive)
    ranked = rule_set_ranking(bodies, rows, target, positive)
    return {
        "estimates": {covering: float(estimate) for covering, estimate in ranked},
        "segments": joined([(actual[covering], estimate) for covering, estimate in ranked]),
    }


def rule_tree(rules: Sequence[NamedRule], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The tree that asks every rule in turn; a leaf is the counts of the rows that meet just these rules. Flach, 6.2.

    Leaves without rows are kept, so that r rules give 2^r leaves.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("ux+", "ux-", "vx+", "vy-")]
    >>> rule_tree([("A", [("a", "u")]), ("B", [("b", "x")])], rows, "class", "+")["branches"]["yes"]
    {'test': 'B', 'counts': [1, 1], 'branches': {'yes': {'counts': [1, 1]}, 'no': {'counts': [0, 0]}}}
    """
    counts = list(counts_of(rows, target, positive))
    if not rules:
        return {"counts": counts}
    (name, body), *rest = rules
    holds = [row for row in rows if covers(body, row)]
    fails = [row for row in rows if not covers(body, row)]
    branches = {side: rule_tree(rest, group, target, positive) for side, group in (("yes", holds), ("no", fails))}
    return {"test": name, "counts": counts, "branches": branches}


def leaves_of_rule_tree(tree: Mapping[str, Any]) -> list[list[int]]:
    """The counts in the leaves of a rule tree, those of the yes branch first."""
    if "branches" not in tree:
        return [tree["counts"]]
    return [leaf for side in ("yes", "no") for leaf in leaves_of_rule_tree(tree["branches"][side])]
