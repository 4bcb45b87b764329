"""Naive Bayes for texts, from the frequencies of words. Witten, section 4.2.

Scores are logarithms: the product of a long text's word probabilities is too small for a float.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from reference.bayes.rule import normalised

Text = Sequence[str]  # its words


def word_counts(texts: Sequence[Text], labels: Sequence[Any], label: Any, vocabulary: Sequence[str]) -> Counter[str]:
    """The number of times that each word of the vocabulary occurs in all texts of a class together."""
    known = set(vocabulary)
    return Counter(
        word for text, its in zip(texts, labels, strict=True) if its == label for word in text if word in known
    )


def word_probability(
    texts: Sequence[Text], labels: Sequence[Any], label: Any, word: str, vocabulary: Sequence[str], *, alpha: float = 0
) -> float:
    """The share of a word among all words of a class, after `alpha` is added to the count of every word.

    >>> word_probability([["b", "y", "b"], ["y"]], ["sea", "sun"], "sea", "b", ["b", "y"], alpha=1)
    0.6
    """
    counts = word_counts(texts, labels, label, vocabulary)
    return (counts[word] + alpha) / (counts.total() + alpha * len(vocabulary))


def log_score(
    texts: Sequence[Text],
    labels: Sequence[Any],
    label: Any,
    words: Text,
    vocabulary: Sequence[str],
    *,
    alpha: float = 0,
) -> float:
    """log P(class) plus the logarithms of the words' probabilities; words outside the vocabulary are ignored.

    The multinomial coefficient is the same for all classes, and left out. Minus infinity for an impossible word.
    """
    # of texts, not of words
    prior = sum(its == label for its in labels) / len(labels)
    known = set(vocabulary)
    often = Counter(
        word for word in words if word in known
    )  # each word asked for once: a long text has few different ones
    chances = {word: word_probability(texts, labels, label, word, vocabulary, alpha=alpha) for word in often}
    # log 0 raises in Python; an impossible word rules the class out
    if 0 in chances.values():
        return -math.inf
    return math.log(prior) + math.fsum(count * math.log(chances[word]) for word, count in often.items())


def text_probability(words: Text, chances: Mapping[str, float]) -> float:
    """The probability of these words in any order, from the probability of each word. Witten, section 4.2.

    >>> text_probability(["blue", "yellow", "blue"], {"yellow": 0.75, "blue": 0.25})
    0.140625
    """
    often = Counter(words)
    # // is exact: a multinomial coefficient is a whole number
    orders = math.factorial(len(words)) // math.prod(map(math.factorial, often.values()))
    return orders * math.prod(chances[word] ** count for word, count in often.items())


def multinomial_naive_bayes(
    texts: Sequence[Text], labels: Sequence[Any], words: Text, *, alpha: float = 1
) -> dict[Any, float]:
    """P(class | text) for every class; the vocabulary is every word that occurs in the texts.

    The book adds nothing to the counts (`alpha` 0); then a word that no text of a class has rules the class out, and if
    that happens to all of them, there is no answer, and ValueError is raised.

    >>> texts, labels = [["goal", "ball"], ["goal"], ["vote", "law", "law"]], ["sport", "sport", "state"]
    >>> {label: round(p, 3) for label, p in multinomial_naive_bayes(texts, labels, ["goal", "law"]).items()}
    {'sport': 0.667, 'state': 0.333}
    """
    # sorted, so that the sums have the same order in every process
    vocabulary = sorted({word for text in texts for word in text})
    scores = {label: log_score(texts, labels, label, words, vocabulary, alpha=alpha) for label in dict.fromkeys(labels)}
    highest = max(scores.values())
    if highest == -math.inf:
        raise ValueError("every class is ruled out by some word")
    # the highest score becomes exp(0) = 1: exp of the raw scores of a long text would be 0 for every class
    return normalised({label: math.exp(score - highest) for label, score in scores.items()})
