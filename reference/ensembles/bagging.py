"""Bagging: one learner, several bags of examples, a vote. Kubat, sections 9.1 and 9.5; Witten, 8.2; Blockeel, 13.2.

A bag is a list of indices into the examples, drawn with replacement; it is given, and may be smaller than the examples.
"""

from collections.abc import Sequence

from reference.ensembles.learners import LEARNERS, Classifier
from reference.ensembles.stumps import Example
from reference.ensembles.voting import majority_vote

Bags = Sequence[Sequence[int]]


def bagged_models(examples: Sequence[Example], draws: Bags, *, learner: str = "stump") -> list[Classifier]:
    """A model from each bag, by the same learner. Kubat, table 9.1."""
    # with repeats: an example that was drawn twice weighs twice
    return [LEARNERS[learner]([examples[place] for place in drawn]) for drawn in draws]


def bagging(
    examples: Sequence[Example], draws: Bags, points: Sequence[Sequence[float]], *, learner: str = "stump"
) -> list[str]:
    """The label of each point by the unweighted vote of the models; in a tie, the alphabetically first label.

    >>> examples = [[[1], "dry"], [[2], "dry"], [[3], "wet"], [[4], "wet"]]
    >>> bagging(examples, [[0, 0, 1, 2], [1, 2, 3, 3], [0, 3, 3, 3]], [[1.8], [2.6]])
    ['dry', 'wet']
    """
    # votes are unweighted; an odd number of models avoids ties of two classes
    models = bagged_models(examples, draws, learner=learner)
    return [majority_vote([model(x) for model in models]) for x in points]
