"""Known mistakes about rule lists, rule sets and rule trees that rank. Flach, sections 6.1 and 6.2."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from statistics import mean
from typing import Any

from reference.rules.coverage import Body, Rows, Rule, coverage_counts, covers
from reference.rules.rankers import (
    Counts,
    Covering,
    NamedRule,
    counts_of,
    joined,
    overlap_segments,
    ranking_of_list,
    ranking_of_set,
    rule_list_coverage,
    rule_tree,
    share,
)


def ranked_by(coverage: Sequence[Counts], score: Callable[[Counts], Any]) -> dict[str, Any]:
    """Segments ranked by a score, the highest first; those with equal scores joined."""
    scored = [(each, score(each)) for each in coverage if sum(each)]
    return {
        "coverage": [list(each) for each in coverage],
        "segments": joined(sorted(scored, key=lambda each: -each[1])),
    }


def list_by_all_counts(rules: Sequence[Rule], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """Every rule with all rows that it covers, also those that an earlier rule decides."""
    bodies = [body for body, _ in rules]
    full = [coverage_counts(body, rows, target, positive) for body in bodies]
    return ranked_by([*full, rule_list_coverage(bodies, rows, target, positive)[-1]], share)


def list_by_positives(rules: Sequence[Rule], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The segment with the most positives first."""
    return ranked_by(rule_list_coverage([body for body, _ in rules], rows, target, positive), lambda counts: counts[0])


def list_by_laplace(rules: Sequence[Rule], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """Laplace's estimate in place of the share of positives."""
    segments = rule_list_coverage([body for body, _ in rules], rows, target, positive)
    return ranked_by(segments, lambda counts: Fraction(counts[0] + 1, sum(counts) + 2))


def list_smallest_first(rules: Sequence[Rule], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The smallest share of positives first."""
    return ranked_by(
        rule_list_coverage([body for body, _ in rules], rows, target, positive), lambda counts: -share(counts)
    )


def list_by_own_label(rules: Sequence[Rule], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """Rules ranked by their accuracy, the share of their own label."""
    right = ranking_of_list(rules, rows, target, positive)
    places = [place for place, each in enumerate(right["coverage"]) if sum(each)]
    own = [label == positive for _, label in rules] + [True]
    scores = {
        place: share(counts if own[place] else (counts[1], counts[0]))
        for place in places
        for counts in [tuple(right["coverage"][place])]
    }
    ranked = sorted(places, key=lambda place: -scores[place])
    return right | {"segments": joined([(tuple(right["coverage"][place]), scores[place]) for place in ranked])}


def list_not_joined(rules: Sequence[Rule], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """Segments with equal shares one after the other."""
    right = ranking_of_list(rules, rows, target, positive)
    there = [each for each in right["coverage"] if sum(each)]
    return right | {"segments": sorted(there, key=lambda counts: -share((counts[0], counts[1])))}


Score = Callable[[Covering, list[Counts], Counts, Counts], Fraction]  # of bodies: full counts, actual ones, the table's


def set_scored(bodies: Sequence[Body], rows: Rows, target: str, positive: Any, score: Score) -> dict[str, Any]:
    """A ranking of a rule set with another estimate than that of averaged counts."""
    actual = overlap_segments(bodies, rows, target, positive)
    full = [coverage_counts(body, rows, target, positive) for body in bodies]
    whole = coverage_counts((), rows, target, positive)
    estimates = {
        covering: score(covering, [full[place] for place in sorted(covering)] or [whole], counts, whole)
        for covering, counts in actual.items()
    }
    ranked = sorted(estimates, key=lambda covering: -estimates[covering])
    return {
        "estimates": {covering: float(estimate) for covering, estimate in estimates.items()},
        "segments": joined([(actual[covering], estimates[covering]) for covering in ranked]),
    }


def set_by_mean_share(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The mean of the rules' shares in place of the share in their mean counts."""
    return set_scored(bodies, rows, target, positive, lambda _, full, *__: mean(map(share, full)))


def set_by_own_counts(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The share of positives in each segment itself, as in the rule tree."""
    return set_scored(bodies, rows, target, positive, lambda _, __, counts, ___: share(counts))


def set_by_first_rule(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The share of the first covering rule, as if the rules had an order."""
    return set_scored(bodies, rows, target, positive, lambda _, full, *__: share(full[0]))


def set_by_best_rule(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The largest share of the covering rules."""
    return set_scored(bodies, rows, target, positive, lambda _, full, *__: max(map(share, full)))


def set_with_zero(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The estimate 0 where no rule covers."""

    def score(covering: Covering, full: list[Counts], *_: Counts) -> Fraction:
        return Fraction(sum(each[0] for each in full), sum(map(sum, full))) if covering else Fraction(0)

    return set_scored(bodies, rows, target, positive, score)


def set_with_default_share(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The share of positives among the rows that no rule covers, where none covers."""

    def score(covering: Covering, full: list[Counts], counts: Counts, whole: Counts) -> Fraction:
        return Fraction(sum(each[0] for each in full), sum(map(sum, full))) if covering else share(counts)

    return set_scored(bodies, rows, target, positive, score)


def set_not_joined(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """Segments with equal estimates one after the other, in the order of the table."""

    def score(covering: Covering, full: list[Counts], *_: Counts) -> Fraction:
        return Fraction(sum(each[0] for each in full), sum(map(sum, full)))

    right = set_scored(bodies, rows, target, positive, score)
    actual = overlap_segments(bodies, rows, target, positive)
    ranked = sorted(actual, key=lambda covering: -right["estimates"][covering])
    return right | {"segments": [list(actual[covering]) for covering in ranked]}


def set_with_rule_counts(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """The mean counts of the covering rules in the ranking, in place of the rows of the segment."""
    right = ranking_of_set(bodies, rows, target, positive)
    full = [coverage_counts(body, rows, target, positive) for body in bodies]
    whole = coverage_counts((), rows, target, positive)
    segments = []
    for covering in right["estimates"]:
        counts = [full[place] for place in covering] or [whole]
        segments.append([float(mean(each[side] for each in counts)) for side in (0, 1)])
    return right | {"segments": segments}


Tree = dict[str, Any]


def tree_of_list(rules: Sequence[NamedRule], rows: Rows, target: str, positive: Any) -> Tree:
    """A leaf where a rule holds, so that later rules are only asked where it fails."""
    tree = rule_tree(rules, rows, target, positive)
    if "branches" not in tree:
        return tree
    (_, body), *rest = rules
    fails = [row for row in rows if not covers(body, row)]
    yes = {"counts": tree["branches"]["yes"]["counts"]}
    return tree | {"branches": {"yes": yes, "no": tree_of_list(rest, fails, target, positive)}}


def tree_stopping(tree: Tree, *, pure: bool) -> Tree:
    """A rule tree without tests below nodes that no row reaches, or also below those with one class."""
    if "branches" not in tree or (min(tree["counts"]) == 0 if pure else sum(tree["counts"]) == 0):
        return {name: item for name, item in tree.items() if name == "counts"}
    return tree | {"branches": {side: tree_stopping(below, pure=pure) for side, below in tree["branches"].items()}}


def tree_turned(tree: Tree) -> Tree:
    """A rule tree with its branches exchanged."""
    if "branches" not in tree:
        return tree
    yes, no = (tree_turned(tree["branches"][side]) for side in ("yes", "no"))
    return tree | {"branches": {"yes": no, "no": yes}}


def tree_negatives_first(tree: Tree) -> Tree:
    """A rule tree with the negatives before the positives."""
    below = {side: tree_negatives_first(each) for side, each in tree.get("branches", {}).items()}
    return tree | {"counts": tree["counts"][::-1]} | ({"branches": below} if below else {})


def tree_of_single_rules(rules: Sequence[NamedRule], rows: Rows, target: str, positive: Any) -> Tree:
    """Every test with the counts of all rows, not of those that come to it."""

    def below(rest: Sequence[NamedRule], reached: Rows) -> Tree:
        counts = {"counts": list(counts_of(reached, target, positive))}
        if not rest:
            return counts
        (name, body), *others = rest
        holds = below(others, [row for row in rows if covers(body, row)])
        fails = below(others, [row for row in rows if not covers(body, row)])
        return {"test": name, **counts, "branches": {"yes": holds, "no": fails}}

    return below(rules, rows)
