"""Lazy and eager learners. Mitchell, chapter 8."""

from typing import NamedTuple


class Learner(NamedTuple):
    """What a learner keeps after training, whether its training is a quick count, and what it predicts."""

    keeps: str
    quick: bool
    predicts: str


LEARNERS = {
    "k nearest neighbours": Learner("the examples", quick=True, predicts="classes"),
    "distance-weighted nearest neighbours": Learner("the examples", quick=True, predicts="numbers"),
    "locally weighted regression": Learner("the examples", quick=True, predicts="numbers"),
    "case-based reasoning": Learner("the examples", quick=True, predicts="cases"),
    "a decision tree grown by ID3": Learner("a tree", quick=False, predicts="classes"),
    "naive Bayes": Learner("tables of probabilities", quick=True, predicts="classes"),
    "a perceptron": Learner("weights", quick=False, predicts="classes"),
    "linear regression": Learner("weights", quick=False, predicts="numbers"),
    "a network trained by backpropagation": Learner("weights", quick=False, predicts="numbers"),
    "always the most frequent class, which is found in training": Learner("a class", quick=True, predicts="classes"),
    "a rule for one attribute (1R)": Learner("a rule", quick=True, predicts="classes"),
}


def is_lazy(learner: str) -> bool:
    """Whether a learner stores the examples and generalises only when it is asked about a new one.

    >>> is_lazy("k nearest neighbours"), is_lazy("naive Bayes")
    (True, False)
    """
    return LEARNERS[learner].keeps == "the examples"
