"""Information measures over class counts. Witten, section 4.3; Mitchell, section 3.4; Kubat, section 6.3."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

Rows = Sequence[Mapping[str, str]]  # a table: a row is a dict from column to value, and the class is a column


def entropy(counts: Iterable[float], *, base: float = 2) -> float:
    """Entropy of a class distribution given as counts, in bits by default; 0 log 0 counts as 0, no examples give 0.

    Any non-negative weights do, as they are divided by their sum: counts and probabilities give the same. All books
    mean base 2. Flach, section 5.1, halves it in a plot only; SciPy gives NaN for no examples.

    >>> round(entropy([9, 5]), 3), entropy([4, 0]), entropy([])
    (0.94, 0.0, 0.0)
    """
    present = [count for count in counts if count]
    total = math.fsum(present)
    return math.fsum(count / total * math.log(total / count, base) for count in present)


def conditional_entropy(children: Sequence[Sequence[float]], *, base: float = 2) -> float:
    """Entropy that is left on average after a split, each branch counting by its share of the examples.

    `children` holds the class counts of every branch. Flach, example 5.1 (Length); an empty branch adds nothing.

    >>> round(conditional_entropy([[2, 0], [1, 3], [2, 2]]), 2)
    0.72
    """
    sizes = [math.fsum(counts) for counts in children]
    total = math.fsum(sizes)
    return math.fsum(
        size / total * entropy(counts, base=base) for size, counts in zip(sizes, children, strict=True) if size
    )


def split_gain(children: Sequence[Sequence[float]], *, base: float = 2) -> float:
    """Entropy of all examples minus what is left of it after a split, from the class counts of every branch.

    Never negative: what float noise leaves below 0 counts as 0. Witten, section 4.3 (outlook).

    >>> round(split_gain([[2, 3], [4, 0], [3, 2]]), 3), split_gain([[1, 1], [1, 1]])
    (0.247, 0.0)
    """
    whole = [math.fsum(counts) for counts in zip(*children, strict=True)]
    return max(0.0, entropy(whole, base=base) - conditional_entropy(children, base=base))


def split_information(sizes: Iterable[float], *, base: float = 2) -> float:
    """Entropy of the branches' sizes, whatever their classes. Witten, table 4.7; Blockeel, section 4.5.1.

    >>> round(split_information([5, 4, 5]), 3), split_information([14])
    (1.577, 0.0)
    """
    return entropy(sizes, base=base)


def class_counts(rows: Rows, target: str) -> dict[str, int]:
    """How many rows each class has, in the order in which classes first occur."""
    return dict(Counter(row[target] for row in rows))


def split_counts(rows: Rows, attribute: str, target: str) -> dict[str, list[int]]:
    """For each value of the attribute the class counts of its rows; both in the order of their first occurrence.

    >>> rows = [{"a": "u", "class": "yes"}, {"a": "v", "class": "no"}, {"a": "u", "class": "no"}]
    >>> split_counts(rows, "a", "class")
    {'u': [1, 1], 'v': [0, 1]}
    """
    often = Counter((row[attribute], row[target]) for row in rows)
    classes = class_counts(rows, target)
    return {value: [often[value, label] for label in classes] for value, _ in often}


def class_entropy(rows: Rows, target: str, *, base: float = 2) -> float:
    """Entropy of the classes of a table."""
    return entropy(class_counts(rows, target).values(), base=base)


def remainder(rows: Rows, attribute: str, target: str, *, base: float = 2) -> float:
    """Entropy of the classes that is left on average once the attribute's value is known. Kubat, equation 6.4."""
    return conditional_entropy(list(split_counts(rows, attribute, target).values()), base=base)


def information_gain(rows: Rows, attribute: str, target: str, *, base: float = 2) -> float:
    """How much the attribute's value tells of the class: the entropy of the classes minus what is left of it.

    Mitchell, section 3.4; Kubat, equation 6.5; Blockeel, section 4.3.3. Values that no row has add nothing.
    """
    return split_gain(list(split_counts(rows, attribute, target).values()), base=base)


def gini(counts: Iterable[float]) -> float:
    """Gini index of a class distribution given as counts: 1 minus the sum of the squared shares; no examples give 0.

    Blockeel, equation 4.3; Flach, section 5.1, for two classes.

    >>> round(gini([9, 5]), 3), gini([4, 0]), gini([])
    (0.459, 0.0, 0.0)
    """
    present = list(counts)
    total = math.fsum(present)
    return 1 - math.fsum((count / total) ** 2 for count in present) if total else 0.0


def gini_left(rows: Rows, attribute: str, target: str) -> float:
    """Gini index of the classes that is left on average once the attribute's value is known. Flach, example 5.1."""
    return gini_of_split(list(split_counts(rows, attribute, target).values()))


def gini_of_split(children: Sequence[Sequence[float]]) -> float:
    """Gini index that is left on average by a split into groups, each given by its class counts. Flach, example 5.1.

    >>> round(gini_of_split([[2, 0], [1, 3], [2, 2]]), 2)
    0.35
    """
    return math.fsum(sum(counts) * gini(counts) for counts in children) / sum(map(sum, children))


def gain_from(whole: float, left: float) -> float:
    """What a split gains: the entropy of the whole minus what is left of it."""
    return whole - left


def largest_of(**gains: float) -> str:
    """The name of the largest number; the first of equal ones."""
    return max(gains, key=lambda name: gains[name])


def gain_parts(rows: Rows, target: str, *, base: float = 2) -> dict[str, float | str]:
    """A hand calculation: the entropy of the classes, what each attribute leaves of it and gains, and the best one.

    >>> rows = [{"a": "u", "b": "x", "class": "yes"}, {"a": "v", "b": "x", "class": "no"}]
    >>> gain_parts(rows, "class")
    {'entropy': 1.0, 'left_a': 0.0, 'left_b': 1.0, 'gain_a': 1.0, 'gain_b': 0.0, 'best': 'a'}
    """
    names = [column for column in rows[0] if column != target]
    whole = class_entropy(rows, target, base=base)
    left = {name: remainder(rows, name, target, base=base) for name in names}
    gains = {name: gain_from(whole, left[name]) for name in names}
    return {
        "entropy": whole,
        **{f"left_{name}": value for name, value in left.items()},
        **{f"gain_{name}": value for name, value in gains.items()},
        "best": largest_of(**gains),
    }


def entropy_of_three(first: float, second: float, third: float) -> float:
    """The entropy of three counts, in bits."""
    return entropy([first, second, third])
