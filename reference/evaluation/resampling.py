"""Plans of training and test examples: hold-out, folds, stratified folds, bootstrap samples.

Witten, sections 5.1, 5.3, 5.4; Kubat, sections 1.4, 9.1, 11.5; Blockeel, sections 6.3 and 13.2; Mitchell, section 5.6.
Plans hold indices from 0. What is random is an argument: an order of the examples, or the draws.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import TypedDict

from reference.process import Process


class Holdout(TypedDict):
    """The training examples and the test examples."""

    train: list[int]
    test: list[int]


class Bootstrap(TypedDict):
    """The drawn examples with repeats, and the examples that were never drawn."""

    sample: list[int]
    left_out: list[int]


def holdout_split(order: Sequence[int], share: float, *, test_part: str = "last") -> Holdout:
    """A random order of the examples, cut in two: the `last` share of it, or the `first`, is the test set.

    Witten and Blockeel hold out one third; Kubat 4 of 12, or 40 %. No book says which end of the order, or what to do
    with half an example.

    >>> holdout_split([2, 0, 4, 1, 3], 0.4)
    {'train': [2, 0, 4], 'test': [1, 3]}
    """
    size = round(len(order) * Fraction(str(share)))  # 0.145 * 100 is 14.499... in floats: the share is read as written
    if test_part == "first":
        return Holdout(train=list(order[size:]), test=list(order[:size]))
    cut = len(order) - size
    return Holdout(train=list(order[:cut]), test=list(order[cut:]))


def k_folds(n: int, k: int, *, order: Sequence[int] | None = None) -> list[list[int]]:
    """k disjoint folds of n examples; sizes differ by at most 1, and larger folds come first.

    Mitchell, section 5.6.

    >>> k_folds(7, 3)
    [[0, 1, 2], [3, 4], [5, 6]]
    """
    if not 1 <= k <= n:
        raise ValueError(f"{n} examples do not fill {k} folds")
    places = list(range(n) if order is None else order)
    size, larger = divmod(n, k)
    # the first n mod k folds have one more
    ends = [number * size + min(number, larger) for number in range(k + 1)]
    return [places[begin:end] for begin, end in pairwise(ends)]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The last dealt example and its fold; `number` is how many examples are dealt so far."""

    number: int
    example: int | None  # None before the first
    fold: int


def dealing_order(labels: Sequence[str]) -> list[int]:
    """The examples class by class; classes are in the order of their first occurrence.

    >>> dealing_order(["b", "a", "b"])
    [0, 2, 1]
    """
    return [place for label in dict.fromkeys(labels) for place, other in enumerate(labels) if other == label]


def dealing_start(labels: Sequence[str], k: int) -> Dealt:
    """The state before the first deal; the first example will go to fold 0."""
    return Dealt(0, None, k - 1)


def dealing_successors(state: Dealt, labels: Sequence[str], k: int) -> tuple[Dealt, ...]:
    """The state after the next example, which goes to the next fold, also where a new class begins.

    Blockeel, section 6.3.4, and Kubat, section 11.5, ask for equal shares of each class, and leave the way open. Not
    beginning at fold 0 again with each class keeps the sizes of the folds equal as well.
    """
    order = dealing_order(labels)
    if state.number == len(order):
        return ()
    return (Dealt(state.number + 1, order[state.number], (state.fold + 1) % k),)


DEALING = Process(dealing_start, dealing_successors)


def stratified_folds(labels: Sequence[str], k: int) -> list[list[int]]:
    """k folds with nearly equal numbers of each class: examples are dealt out class by class, like cards.

    >>> stratified_folds(["a", "a", "a", "b", "b"], 2)
    [[0, 2, 4], [1, 3]]
    """
    order = dealing_order(labels)
    # every k-th of the examples sorted by class: dealing, written as slices
    return [order[number::k] for number in range(k)]


def class_counts_by_fold(labels: Sequence[str], folds: Sequence[Sequence[int]]) -> list[dict[str, int]]:
    """The number of examples of each class in every fold."""
    classes = dict.fromkeys(labels)
    return [{name: sum(labels[place] == name for place in fold) for name in classes} for fold in folds]


def is_stratified(folds: Sequence[Sequence[int]], labels: Sequence[str]) -> bool:
    """Whether no class has two or more examples more in one fold than in another. Kubat, section 11.5.

    >>> is_stratified([[0, 2], [1, 3]], ["a", "a", "b", "b"]), is_stratified([[0, 1], [2, 3]], ["a", "a", "b", "b"])
    (True, False)
    """
    counts = class_counts_by_fold(labels, folds)
    # 1 is unavoidable where k does not divide the size of the class
    return all(max(each[name] for each in counts) - min(each[name] for each in counts) <= 1 for name in set(labels))


def stratified_counts(counts: Mapping[str, int], k: int) -> list[dict[str, int]]:
    """The class counts of k stratified folds, from the number of examples of each class.

    >>> stratified_counts({"pos": 60, "neg": 940}, 5)[0]
    {'pos': 12, 'neg': 188}
    """
    labels = [name for name, count in counts.items() for _ in range(count)]
    return class_counts_by_fold(labels, stratified_folds(labels, k))


def bootstrap_sample(n: int, draws: Sequence[float], *, size: int | None = None) -> Bootstrap:
    """The examples that random numbers in [0, 1) draw with replacement, and the examples never drawn.

    A number u draws example floor(u n). Witten, section 5.4; Kubat, section 9.1; Blockeel, section 13.2. The sample
    has n examples, or `size` (Kubat, section 9.5, allows fewer).

    >>> bootstrap_sample(4, [0.6, 0.1, 0.55, 0.3])
    {'sample': [2, 0, 2, 1], 'left_out': [3]}
    """
    # draws are below 1, so the index is below n
    sample = [int(draw * n) for draw in draws[: n if size is None else size]]
    return Bootstrap(sample=sample, left_out=[place for place in range(n) if place not in sample])


def share_left_out(n: int) -> float:
    """The expected share of examples that a bootstrap sample leaves out: (1 - 1/n)^n. Witten, section 5.4.

    >>> round(share_left_out(10), 4), round(share_left_out(1000), 3)
    (0.3487, 0.368)
    """
    return (1 - 1 / n) ** n
