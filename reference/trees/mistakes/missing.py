"""Known mistakes with missing values."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from reference.information.gain import class_entropy, remainder, split_gain
from reference.process import Process
from reference.trees.decision_tree import Row, is_node, outcome
from reference.trees.missing import (
    POLICIES,
    PathState,
    Rows,
    at_node,
    counts_of,
    filled_values,
    known_rows,
    missing_votes,
    path_start,
    votes_at,
)

Share = Callable[[Rows, Sequence[Fraction], str, Any], Fraction]


def gain_from_whole_parent(rows: Rows, attribute: str, target: str) -> float:
    """The entropy of all rows less what is left among those that have the attribute."""
    known = known_rows(rows, attribute)
    return class_entropy(rows, target) - remainder(known, attribute, target) if known else 0.0


def gain_by_shares(rows: Rows, attribute: str, target: str, *, within_class: bool) -> float:
    """Rows without a value are shared out equally, or by the frequencies in their class."""
    known = known_rows(rows, attribute)
    values, labels = dict.fromkeys(row[attribute] for row in known), dict.fromkeys(row[target] for row in rows)
    children = []
    for value in values:
        counts = []
        for label in labels:
            own = [row for row in known if row[target] == label] if within_class else []
            share = sum(row[attribute] == value for row in own) / len(own) if own else 1 / len(values)
            lacking = sum(row[attribute] is None and row[target] == label for row in rows)
            counts.append(sum(row[attribute] == value and row[target] == label for row in known) + lacking * share)
        children.append(counts)
    return split_gain(children) if children else 0.0


def path_by(share: Share) -> Process[PathState]:
    """The weights along a path, where a row without the value keeps another share of its weight."""

    def successors(state: PathState, rows: Rows, path: Sequence[Sequence[Any]]) -> tuple[PathState, ...]:
        if state.tests == len(path):
            return ()
        name, value = path[state.tests]
        kept = share(rows, state.weights, name, value)
        weights = [
            weight * (kept if row[name] is None else row[name] == value)
            for row, weight in zip(rows, state.weights, strict=True)
        ]
        return (PathState(state.tests + 1, tuple(weights)),)

    return Process(path_start, successors)


def share_of_rows(rows: Rows, weights: Sequence[Fraction], name: str, value: Any) -> Fraction:
    """The share of the known rows at the node, each counted once, however small its weight."""
    known = [row[name] for row, weight in zip(rows, weights, strict=True) if weight and row[name] is not None]
    return Fraction(known.count(value), len(known))


def share_in_table(rows: Rows, weights: Sequence[Fraction], name: str, value: Any) -> Fraction:
    """The share of the known rows of the whole table."""
    known = [row[name] for row in rows if row[name] is not None]
    return Fraction(known.count(value), len(known))


def equal_share(rows: Rows, weights: Sequence[Fraction], name: str, value: Any) -> Fraction:
    """One share, equal for every value of the column that is known."""
    return Fraction(1, len({row[name] for row in rows if row[name] is not None}))


def share_of_all(rows: Rows, weights: Sequence[Fraction], name: str, value: Any) -> Fraction:
    """The weight of the rows with the value, divided by the weight of all rows at the node, known or not."""
    pairs = list(zip(rows, weights, strict=True))
    return sum((weight for row, weight in pairs if row[name] == value), Fraction(0)) / sum(weights)


def full_share(rows: Rows, weights: Sequence[Fraction], name: str, value: Any) -> Fraction:
    """The whole weight."""
    return Fraction(1)


def no_share(rows: Rows, weights: Sequence[Fraction], name: str, value: Any) -> Fraction:
    """Nothing."""
    return Fraction(0)


def to_most(rows: Rows, weights: Sequence[Fraction], name: str, value: Any) -> Fraction:
    """The whole weight in the branch with the largest known weight, nothing in the others."""
    sums: Counter[Any] = Counter()
    for row, weight in zip(rows, weights, strict=True):
        if row[name] is not None:
            sums[row[name]] += weight  # type: ignore[assignment]
    return Fraction(value == max(sums, key=lambda each: sums[each]))


PATH_BY_ROWS = path_by(share_of_rows)
PATH_BY_TABLE = path_by(share_in_table)
PATH_BY_EQUAL_SHARES = path_by(equal_share)
PATH_BY_ALL_ROWS = path_by(share_of_all)
PATH_WITH_WHOLE_ROWS = path_by(full_share)
PATH_WITHOUT_GAPS = path_by(no_share)
PATH_TO_THE_LARGEST = path_by(to_most)


def shares_replaced(state: PathState, rows: Rows, path: Sequence[Sequence[Any]]) -> tuple[PathState, ...]:
    """The state where a piece weighs the share alone, whatever its row weighed before."""
    if state.tests == len(path):
        return ()
    name, value = path[state.tests]
    known = [(row, weight) for row, weight in zip(rows, state.weights, strict=True) if row[name] is not None]
    kept = sum((w for row, w in known if row[name] == value), Fraction(0)) / sum(w for _, w in known)
    weights = [
        (kept if weight else Fraction(0)) if row[name] is None else weight * (row[name] == value)
        for row, weight in zip(rows, state.weights, strict=True)
    ]
    return (PathState(state.tests + 1, tuple(weights)),)


PATH_WITH_SHARES_ALONE = Process(path_start, shares_replaced)


def votes_by(
    tree: Mapping[str, Any],
    row: Row,
    policy: str,
    share: Callable[[Mapping[str, Any], Mapping[str, Fraction]], Mapping[str, Fraction]],
) -> dict[str, float]:
    """The weights of the classes where branches have other shares, told from the node and the sizes of its branches."""
    how, leaf = POLICIES[policy]

    def below(node: Mapping[str, Any]) -> dict[str, Fraction]:
        if not is_node(node):
            return votes_at(node, leaf)
        taken = outcome(node["test"], row)
        if taken is not None:
            return below(node["branches"][taken])
        if how == "stop":
            return votes_at(node, leaf)
        sizes = {value: sum(counts_of(branch).values(), Fraction(0)) for value, branch in node["branches"].items()}
        total: dict[str, Fraction] = {}
        for value, kept in share(node, sizes).items():
            for label, weight in below(node["branches"][value]).items():
                total[label] = total.get(label, Fraction(0)) + kept * weight
        return total

    return {label: float(weight) for label, weight in below(tree).items()}


def equal_votes(tree: Mapping[str, Any], row: Row, policy: str) -> dict[str, float]:
    """Every branch has the same weight."""
    return votes_by(tree, row, policy, lambda _, sizes: dict.fromkeys(sizes, Fraction(1, len(sizes))))


def largest_branch(tree: Mapping[str, Any], row: Row, policy: str) -> dict[str, float]:
    """Only the branch with most examples is followed."""
    return votes_by(tree, row, policy, lambda _, sizes: {max(sizes, key=lambda each: sizes[each]): Fraction(1)})


def shares_of_the_root(tree: Mapping[str, Any], row: Row, policy: str) -> dict[str, float]:
    """Shares are those of all examples, not of those at the node."""
    size = sum(counts_of(tree).values(), Fraction(0))
    return votes_by(tree, row, policy, lambda _, sizes: {value: each / size for value, each in sizes.items()})


def votes_in_examples(tree: Mapping[str, Any], row: Row, policy: str) -> dict[str, float]:
    """Branches weigh as much as they have examples."""
    return votes_by(tree, row, policy, lambda _, sizes: sizes)


def always_shares(tree: Mapping[str, Any], row: Row, policy: str) -> dict[str, float]:
    """Leaves give shares, whatever is asked."""
    return missing_votes(tree, row, "share")


def always_votes(tree: Mapping[str, Any], row: Row, policy: str) -> dict[str, float]:
    """Leaves vote, whatever is asked."""
    return missing_votes(tree, row, "vote")


def missing_by_node_counts(tree: Mapping[str, Any], row: Row, policy: str) -> dict[str, float]:
    """The class shares of the first node at which a value is missing."""
    while is_node(tree):
        taken = outcome(tree["test"], row)
        if taken is None:
            return {label: float(weight) for label, weight in votes_at(tree, "distribution").items()}
        tree = tree["branches"][taken]
    return missing_votes(tree, row, policy)


Path = Sequence[Sequence[Any]]
Choice = Callable[[list[Any]], Any]


def chosen_values(
    rows: Rows, path: Path, attribute: str, target: str, within_class: bool, choose: Choice, none: bool = False
) -> Any:
    """For each row at the node without a value, what is chosen among the values that count, None included.

    Only if `none`, a row keeps None where nothing is known.
    """
    here = at_node(rows, path)
    found = {}
    for place in here:
        if rows[place][attribute] is None:
            alike = [rows[other] for other in here if not within_class or rows[other][target] == rows[place][target]]
            found[place] = choose([row[attribute] for row in alike])
            if found[place] is None and not none:
                del found[place]
    return found


def known_or_none(values: list[Any]) -> list[Any]:
    """The known values, or [None] if there is none."""
    return [value for value in values if value is not None] or [None]


def values_with_none(rows: Rows, path: Path, attribute: str, target: str, within_class: bool) -> Any:
    """None counts as a value."""
    return chosen_values(
        rows, path, attribute, target, within_class, lambda values: max(values, key=values.count), none=True
    )


def values_or_none(rows: Rows, path: Path, attribute: str, target: str, within_class: bool) -> Any:
    """The right values, and None where nothing is known."""
    return chosen_values(
        rows, path, attribute, target, within_class, lambda v: max(known_or_none(v), key=v.count), none=True
    )


def rarest_values(rows: Rows, path: Path, attribute: str, target: str, within_class: bool) -> Any:
    """The rarest known values."""
    return chosen_values(rows, path, attribute, target, within_class, lambda v: min(known_or_none(v), key=v.count))


def tied_values_last(rows: Rows, path: Path, attribute: str, target: str, within_class: bool) -> Any:
    """Of tied values the one that comes last."""

    def last(values: list[Any]) -> Any:
        known = list(dict.fromkeys(known_or_none(values)))[::-1]
        return max(known, key=values.count)

    return chosen_values(rows, path, attribute, target, within_class, last)


def tied_values_by_name(rows: Rows, path: Path, attribute: str, target: str, within_class: bool) -> Any:
    """Of tied values the alphabetically first."""
    return chosen_values(
        rows, path, attribute, target, within_class, lambda values: max(sorted(known_or_none(values)), key=values.count)
    )


def table_values(rows: Rows, path: Path, attribute: str, target: str, within_class: bool) -> Any:
    """The most frequent values of the whole table, for the rows at the node."""
    whole = filled_values(rows, [], attribute, target, within_class)
    return {place: value for place, value in whole.items() if place in at_node(rows, path)}


def values_everywhere(rows: Rows, path: Path, attribute: str, target: str, within_class: bool) -> Any:
    """The right values, and for the other rows the most frequent ones of the table."""
    return filled_values(rows, [], attribute, target, within_class) | filled_values(
        rows, path, attribute, target, within_class
    )


def one_vote_a_branch(tree: Mapping[str, Any], row: Row, policy: str) -> dict[str, float]:
    """With `vote`, a branch in which a value is missing once more gives all its weight to its heaviest class."""
    if policy != "vote" or not is_node(tree):
        return missing_votes(tree, row, policy)
    taken = outcome(tree["test"], row)
    if taken is not None:
        return one_vote_a_branch(tree["branches"][taken], row, policy)
    sizes = {value: sum(counts_of(branch).values(), Fraction(0)) for value, branch in tree["branches"].items()}
    total: dict[str, float] = {}
    for value, branch in tree["branches"].items():
        votes = one_vote_a_branch(branch, row, policy)
        winner = max(votes, key=lambda label: votes[label])
        total[winner] = total.get(winner, 0.0) + float(sizes[value] / sum(sizes.values()))
    return total
