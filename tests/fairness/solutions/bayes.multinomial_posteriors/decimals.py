"""type: Decimals with room for small numbers."""

from collections import Counter, defaultdict
from decimal import Decimal


def multinomial_posteriors(texts, labels, words):
    counts = defaultdict(Counter)
    for text, label in zip(texts, labels):
        counts[label].update(text)
    vocabulary = set().union(*counts.values())
    scores = {}
    for label, own in counts.items():
        score = Decimal(labels.count(label))
        for word in filter(vocabulary.__contains__, words):
            score = score * (own[word] + 1) / (sum(own.values()) + len(vocabulary))
        scores[label] = score
    return {label: score / sum(scores.values()) for label, score in scores.items()}
