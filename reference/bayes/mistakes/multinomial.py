"""Known mistakes in naive Bayes with texts."""

import math
from collections import Counter
from collections.abc import Sequence
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
