"""Stacking: a master learns from the labels that base models give. Witten, 8.7; Kubat, 9.4; Blockeel, 13.4.

The master here is the simplest one: it looks up the labels of the examples for which the base models said the same.
"""

from collections.abc import Sequence
from typing import Literal

from reference.ensembles.learners import LEARNERS, Classifier
from reference.ensembles.stumps import Example
from reference.ensembles.voting import majority_vote
from reference.evaluation.validation import Folds, others

BASE = ("stump", "1nn", "3nn")
Level = Literal["cv", "same"]
Said = tuple[str, ...]  # what the base models say of one example, in their order


def base_models(examples: Sequence[Example], learners: Sequence[str] = BASE) -> list[Classifier]:
    """One model by each learner, all trained on the same examples."""
    return [LEARNERS[learner](examples) for learner in learners]


def said_of(models: Sequence[Classifier], x: Sequence[float]) -> Said:
    """The labels that the base models give a point."""
    return tuple(model(x) for model in models)


def level_one(
    examples: Sequence[Example], folds: Folds, *, learners: Sequence[str] = BASE, level1: Level = "cv"
) -> list[Said]:
    """The labels that base models give each example, in the order of the examples: the attributes for the master.

    Witten has models that have not seen the example say it, by cross-validation; Kubat and Blockeel use the models of
    all examples, which is `same`.

    >>> level_one([[[1], "a"], [[2], "b"], [[3], "b"]], [[0], [1, 2]], learners=["1nn"])
    [('b',), ('a',), ('a',)]
    """
    if level1 == "same":
        models = base_models(examples, learners)
        return [said_of(models, x) for x, _ in examples]
    found: dict[int, Said] = {}
    for fold in folds:
        # trained without the fold: labels from models that know the example would look too good
        models = base_models([examples[place] for place in others(len(examples), fold)], learners)
        found |= {place: said_of(models, examples[place][0]) for place in fold}
    return [found[place] for place in range(len(examples))]


def level_one_table(examples: Sequence[Example], folds: Folds, *, level1: Level = "cv") -> list[list[str]]:
    """The level-1 table: the base models' labels for each example, and its own label. Witten, section 8.7."""
    return [
        [*said, label] for said, (_, label) in zip(level_one(examples, folds, level1=level1), examples, strict=True)
    ]


def alike(table: Sequence[Sequence[str]], said: Said) -> list[str]:
    """The labels of the rows of a level-1 table with these base labels; of all rows if there is none.

    >>> alike([["a", "b", "a"], ["a", "a", "b"], ["a", "b", "b"]], ("a", "b"))
    ['a', 'b']
    """
    return [label for *row, label in table if tuple(row) == said] or [label for *_, label in table]


def stacking(
    examples: Sequence[Example], folds: Folds, points: Sequence[Sequence[float]], *, level1: Level = "cv"
) -> list[str]:
    """The label of each point: the master's answer to the labels of base models that learned from all examples.

    >>> examples = [[[1.0], "a"], [[2.1], "a"], [[3.3], "b"], [[4.6], "b"], [[6.0], "a"], [[7.5], "a"]]
    >>> stacking(examples, [[0, 3], [1, 4], [2, 5]], [[1.4], [7.0]])
    ['a', 'a']
    """
    table = level_one_table(examples, folds, level1=level1)
    # Witten trains the base models again on all examples before anything new is classified
    models = base_models(examples)
    return [majority_vote(alike(table, said_of(models, x))) for x in points]
