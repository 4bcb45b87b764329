"""Words that lecturers search for, and what the bank calls the same: another spelling, the subject behind a remedy."""

import re

# A word, and the beginnings of words that are also about it; of a book's subject, the exercises that treat it.
ALSO_ABOUT = {
    "overfitting": ("overfit", "pruning", "regulari", "early stopping", "validation set"),
    "overfit": ("pruning", "regulari", "early stopping", "validation set"),
    "generalisation": ("overfit", "pruning", "cross-validation", "true error"),
    "knn": ("nearest neighbour", "neighbor", "nearest_neigh"),
    "neighbor": ("neighbour",),
    "neighbors": ("neighbours",),
    "kmeans": ("k means",),
    "mlp": ("neural", "backpropagation"),
    "backprop": ("backpropagation",),
    "mdp": ("markov decision", "value iteration", "policy"),
    "hmm": ("hidden markov",),
    "ga": ("genetic",),
    "bootstrap": ("bagging",),
    "boosting": ("adaboost",),
    "logreg": ("logistic regression",),
    "basket": ("transactions", "association"),
}
BETWEEN_WORDS = re.compile(r"[_\-\s]+")  # ids have underscores, titles hyphens, and people type either


def plain_words(text: str) -> str:
    """A text in small letters, with single spaces for hyphens and underscores, in British spelling.

    >>> plain_words("k-means, Regularization")
    'k means, regularisation'
    """
    return re.sub(r"i[sz](e|ed|es|ing|ation)\b", r"is\1", BETWEEN_WORDS.sub(" ", text.lower()))


def stands_in(word: str, text: str) -> bool:
    """Whether a word, or what is also about it, stands in a text of `plain_words`."""
    wanted = plain_words(word)
    return any(plain_words(each) in text for each in (wanted, *ALSO_ABOUT.get(wanted, ())))
