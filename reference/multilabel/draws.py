"""Draws of label sets, of predictions for them, and of counts of right and wrong predictions."""

from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, whole_number


def label_sets(random: Random, n: Range, classes: Sequence[str], frequent: float = 0.45) -> list[list[str]]:
    """Label sets of `n` examples; some classes are more frequent than others, and a set may be empty.

    >>> label_sets(Random(3), n=3, classes=["a", "b", "c"])
    [['c'], ['a', 'c'], ['a']]
    """
    # unequal classes: with equal ones macro- and micro-averages would nearly agree
    shares = [frequent * random.uniform(0.5, 1.5) for _ in classes]
    return [
        [name for name, share in zip(classes, shares, strict=True) if random.random() < share]
        for _ in range(whole_number(random, n))
    ]


def predicted_sets(
    random: Random, actual: Sequence[Sequence[str]], classes: Sequence[str], skill: float = 0.7
) -> list[list[str]]:
    """For each label set a predicted one: each class is right with probability `skill`, and wrong otherwise.

    >>> predicted_sets(Random(3), [["a"], ["b", "c"]], ["a", "b", "c"])
    [['a'], ['b', 'c']]
    """
    return [[name for name in classes if (name in own) == (random.random() < skill)] for own in actual]


def class_results(
    random: Random, classes: Sequence[str], right: Sequence[Range], wrong: Range
) -> list[dict[str, int | str]]:
    """For each class, how often it was correctly predicted, wrongly predicted, missed.

    >>> class_results(Random(1), ["news", "sport"], right=[[20, 60], [2, 9]], wrong=[1, 9])
    [{'label': 'news', 'tp': 28, 'fp': 2, 'fn': 5}, {'label': 'sport', 'tp': 3, 'fp': 8, 'fn': 8}]
    """
    return [
        {
            "label": name,
            "tp": whole_number(random, hits),
            "fp": whole_number(random, wrong),
            "fn": whole_number(random, wrong),
        }
        for name, hits in zip(classes, right, strict=True)
    ]
