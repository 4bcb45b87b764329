"""Base learners by name: each makes a classifier of x from examples `[x, label]`."""

from collections.abc import Callable, Mapping, Sequence

from reference.ensembles.stumps import Example, best_stump, stump_label
from reference.evaluation.learners import LEARNERS as SIMPLEST
from reference.evaluation.learners import knn_label

Classifier = Callable[[Sequence[float]], str]
Learner = Callable[[Sequence[Example]], Classifier]


def stump(examples: Sequence[Example]) -> Classifier:
    """The classifier of the best stump, with equal weights for all examples."""
    learned = best_stump(examples)
    return lambda x: str(stump_label(learned, x))


def three_neighbours(examples: Sequence[Example]) -> Classifier:
    """The classifier that gives the most frequent label of the three nearest examples."""
    return lambda x: knn_label(examples, x, 3)


LEARNERS: Mapping[str, Learner] = {**SIMPLEST, "stump": stump, "3nn": three_neighbours}
