"""Known mistakes in naive Bayes with texts."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from reference.bayes.multinomial import Text
from reference.bayes.rule import normalised


def vocabulary_of(texts: Sequence[Text]) -> list[str]:
    """Every word that occurs."""
    return sorted({word for text in texts for word in text})


def from_logs(scores: dict[Any, float]) -> dict[Any, float]:
    """Probabilities from logarithms of weights."""
    highest = max(scores.values())
    return normalised({label: math.exp(score - highest) for label, score in scores.items()})


def vocabulary_of_class(
    texts: Sequence[Text], labels: Sequence[Any], words: Text, *, alpha: float = 1
) -> dict[Any, float]:
    """As many different words below as the class itself has, instead of all texts."""
    known = [word for word in words if word in vocabulary_of(texts)]

    def score(label: Any) -> float:
        counts = Counter(word for text, its in zip(texts, labels, strict=True) if its == label for word in text)
        below = counts.total() + alpha * len(counts)
        prior = sum(each == label for each in labels) / len(labels)
        return math.log(prior) + math.fsum(math.log((counts[word] + alpha) / below) for word in known)

    return from_logs({label: score(label) for label in dict.fromkeys(labels)})


def averaged_shares(texts: Sequence[Text], labels: Sequence[Any], words: Text, *, alpha: float = 1) -> dict[Any, float]:
    """Word shares averaged over the texts of a class, instead of taken from all its words together."""
    vocabulary = vocabulary_of(texts)

    def share(word: str, text: Text) -> float:
        return (Counter(text)[word] + alpha) / (len(text) + alpha * len(vocabulary))

    return from_logs(
        {
            label: math.log(sum(each == label for each in labels) / len(labels))
            + math.fsum(
                math.log(fmean(share(word, text) for text, its in zip(texts, labels, strict=True) if its == label))
                for word in words
                if word in vocabulary
            )
            for label in dict.fromkeys(labels)
        }
    )


def text_posteriors_by(
    chance: Callable[..., float], prior: Callable[..., float] | None = None, unknown: bool = False
) -> Callable[..., dict[Any, float]]:
    """Naive Bayes with other estimates of P(word | class) and P(class), or with a factor for unknown words too."""

    def posteriors(texts: Sequence[Text], labels: Sequence[Any], words: Text, *, alpha: float = 1) -> dict[Any, float]:
        vocabulary = set(vocabulary_of(texts))
        scores = {}
        for label in dict.fromkeys(labels):
            own = [text for text, its in zip(texts, labels, strict=True) if its == label]
            counts = Counter(word for text in own for word in text)
            scores[label] = math.log(prior(own, counts) if prior else len(own)) + math.fsum(
                math.log(chance(counts, word, own, vocabulary, alpha, words))
                for word in words
                if unknown or word in vocabulary
            )
        return from_logs(scores)

    return posteriors


def right_chance(
    counts: Counter[str], word: str, own: Sequence[Text], vocabulary: set[str], alpha: float, words: Text
) -> float:
    """P(word | class) as it should be."""
    return (counts[word] + alpha) / (counts.total() + alpha * len(vocabulary))


def chance_over_new_words(
    counts: Counter[str], word: str, own: Sequence[Text], vocabulary: set[str], alpha: float, words: Text
) -> float:
    """P(word | class) with the words of the new text among the different words."""
    return (counts[word] + alpha) / (counts.total() + alpha * len(vocabulary | set(words)))


def chance_of_text(
    counts: Counter[str], word: str, own: Sequence[Text], vocabulary: set[str], alpha: float, words: Text
) -> float:
    """The probability that a text of the class has the word, whatever else it has."""
    return (sum(word in text for text in own) + alpha) / (len(own) + 2 * alpha)


def chance_of_text_over_words(
    counts: Counter[str], word: str, own: Sequence[Text], vocabulary: set[str], alpha: float, words: Text
) -> float:
    """The number of texts that have the word over the number of words, with the usual correction."""
    return (sum(word in text for text in own) + alpha) / (counts.total() + alpha * len(vocabulary))


unknown_kept = text_posteriors_by(right_chance, unknown=True)
unknown_in_vocabulary = text_posteriors_by(chance_over_new_words, unknown=True)
new_words_below = text_posteriors_by(chance_over_new_words)
prior_by_words = text_posteriors_by(right_chance, lambda own, counts: counts.total())
prior_corrected = text_posteriors_by(right_chance, lambda own, counts: len(own) + 1)
added_once_below = text_posteriors_by(
    lambda counts, word, own, vocabulary, alpha, words: (counts[word] + alpha) / (counts.total() + alpha)
)
two_added_below = text_posteriors_by(
    lambda counts, word, own, vocabulary, alpha, words: (counts[word] + alpha) / (counts.total() + 2 * alpha)
)
words_of_class_only = text_posteriors_by(
    lambda counts, word, own, vocabulary, alpha, words: (
        right_chance(counts, word, own, vocabulary, alpha, words) if counts[word] else 1
    )
)
texts_with_word = text_posteriors_by(chance_of_text)
texts_with_word_over_words = text_posteriors_by(chance_of_text_over_words)
