"""Known mistakes about gain ratios and choosing attributes. Figures are for the weather table."""

import math
from collections.abc import Callable, Sequence
from itertools import groupby

from reference.information.entropy import entropy
from reference.information.gain import Rows, class_entropy, information_gain, split_counts
from reference.trees.gini import gini_left
from reference.trees.mistakes.gain_by_hand import summed_remainder, unweighted_remainder
from reference.trees.splitting import attributes_of, gain_ratio, partition

Score = Callable[[Rows, str, str], float]  # (rows, attribute, target): the larger, the better
SAME = 1e-9  # scores this close are tied


def gain_per_value(rows: Rows, attribute: str, target: str) -> float:
    """The gain divided by the number of values: 0.082 for outlook."""
    return information_gain(rows, attribute, target) / len(split_counts(rows, attribute, target))


def gain_over_class_entropy(rows: Rows, attribute: str, target: str) -> float:
    """The gain divided by the entropy of the classes: 0.262 for outlook."""
    whole = class_entropy(rows, target)
    return information_gain(rows, attribute, target) / whole if whole else 0.0


def gain_over_log_values(rows: Rows, attribute: str, target: str) -> float:
    """The gain divided by log2 of the number of values, as if all were equally frequent: 0.156 for outlook, nearly."""
    values = len(split_counts(rows, attribute, target))
    return information_gain(rows, attribute, target) / math.log2(values) if values > 1 else 0.0


def purity(rows: Rows, attribute: str, target: str) -> float:
    """Minus the plain mean of the branches' entropies."""
    return -unweighted_remainder(rows, attribute, target)


def ratio(rows: Rows, attribute: str, target: str) -> float:
    """The gain ratio, 0 for an attribute with one value."""
    return gain_ratio(rows, attribute, target) or 0.0


def number_of_values(rows: Rows, attribute: str, target: str) -> float:
    """How many values the attribute has."""
    return float(len(split_counts(rows, attribute, target)))


def small_gini(rows: Rows, attribute: str, target: str) -> float:
    """Minus the Gini index that is left."""
    return -gini_left(rows, attribute, target)


def small_gain(rows: Rows, attribute: str, target: str) -> float:
    """Minus the gain."""
    return -information_gain(rows, attribute, target)


def added_purity(rows: Rows, attribute: str, target: str) -> float:
    """Minus the sum of the branches' entropies."""
    return -summed_remainder(rows, attribute, target)


def rows_right(rows: Rows, attribute: str, target: str) -> float:
    """How many rows have the most frequent class of their branch: 1R's measure."""
    return float(sum(max(counts) for counts in split_counts(rows, attribute, target).values()))


def one_class_gain(rows: Rows, attribute: str, target: str, *, which: str) -> float:
    """The gain if entropies have two terms, one class and the rest.

    The class is the `first` or the `last` by name, the one `seen` in the first row of a group, or that of the first
    row of the whole `table`.
    """

    def entropy_of(here: Rows) -> float:
        names = sorted({row[target] for row in rows})
        chosen = {"first": names[0], "last": names[-1], "seen": here[0][target], "table": rows[0][target]}[which]
        count = sum(row[target] == chosen for row in here)
        return entropy([count, len(here) - count])

    groups = [[rows[place] for place in group] for group in partition(rows, attribute)]
    return entropy_of(rows) - math.fsum(len(group) / len(rows) * entropy_of(group) for group in groups)


def first_class_gain(rows: Rows, attribute: str, target: str) -> float:
    """The gain of the class that is first by name against the rest."""
    return one_class_gain(rows, attribute, target, which="first")


def last_class_gain(rows: Rows, attribute: str, target: str) -> float:
    """The gain of the class that is last by name against the rest."""
    return one_class_gain(rows, attribute, target, which="last")


def seen_class_gain(rows: Rows, attribute: str, target: str) -> float:
    """The gain if every entropy has two terms, the class of the first row there and the rest."""
    return one_class_gain(rows, attribute, target, which="seen")


def table_class_gain(rows: Rows, attribute: str, target: str) -> float:
    """The gain of the class of the table's first row against the rest."""
    return one_class_gain(rows, attribute, target, which="table")


def ranked_by(
    rows: Rows,
    target: str,
    *,
    score: Score = information_gain,
    attributes: Sequence[str] | None = None,
    ties_by_noise: bool = False,
) -> list[list[str]]:
    """The attributes by another score, largest first, ties in one group: as given, or as float noise has them."""
    names = attributes_of(rows, target) if attributes is None else attributes
    scores = {name: score(rows, name, target) for name in names}
    groups: list[list[str]] = []
    for name in sorted(names, key=lambda name: -scores[name]):
        if groups and math.isclose(scores[name], scores[groups[-1][0]], rel_tol=SAME, abs_tol=SAME):
            groups[-1].append(name)
        else:
            groups.append([name])
    return groups if ties_by_noise else [sorted(group, key=list(names).index) for group in groups]


def runs_of_rows(rows: Rows, attribute: str) -> list[list[int]]:
    """Neighbours with the same value together, as `groupby` gives them on rows that are not sorted."""
    groups = groupby(range(len(rows)), key=lambda number: rows[number][attribute])
    return [list(numbers) for _, numbers in groups]


def first_value_and_rest(rows: Rows, attribute: str) -> list[list[int]]:
    """The rows with the first row's value, and all the others in one group."""
    first, *others = partition(rows, attribute)
    return [first, sorted(number for group in others for number in group)] if others else [first]
