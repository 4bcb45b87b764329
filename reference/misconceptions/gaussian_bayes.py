"""Known mistakes in naive Bayes with numbers, and with texts."""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Any

from reference.bayes import normalised
from reference.gaussian_bayes import gaussian_joints, values_of
from reference.gaussians import gaussian_pdf
from reference.multinomial_bayes import Text, log_score
from reference.naive_bayes import Row, class_prior, values_in
from reference.statistics import mean, variance


def scores_for_posteriors(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """The products, not divided by their sum."""
    return gaussian_joints(rows, target, row, ddof=ddof)


def without_prior(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """The prior left out: only the densities multiplied."""
    joints = gaussian_joints(rows, target, row, ddof=ddof)
    return normalised({label: score / class_prior(rows, target, label) for label, score in joints.items()})


def pooled(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """One standard deviation for all classes, that of the whole column."""
    return normalised(
        {
            label: class_prior(rows, target, label)
            * math.prod(
                gaussian_pdf(
                    x,
                    mean(values_of(rows, target, name, label)),
                    variance=variance([each[name] for each in rows], ddof=ddof),
                )
                for name, x in row.items()
            )
            for label in values_in(rows, target)
        }
    )


def variance_for_deviation(rows: Sequence[Row], target: str, row: Row, *, ddof: int = 1) -> dict[Any, float]:
    """The variance put where the standard deviation belongs."""
    return normalised(
        {
            label: class_prior(rows, target, label)
            * math.prod(
                gaussian_pdf(x, mean(known), sd=variance(known, ddof=ddof))
                for name, x in row.items()
                for known in [values_of(rows, target, name, label)]
            )
            for label in values_in(rows, target)
        }
    )


def without_two_pi(x: float, mean: float, sd: float) -> float:
    """The density without the factor in front of the exponential."""
    return math.exp(-((x - mean) ** 2) / (2 * sd**2))


def without_half(x: float, mean: float, sd: float) -> float:
    """The density without the 2 in the exponent."""
    return math.exp(-((x - mean) ** 2) / sd**2) / (sd * math.sqrt(2 * math.pi))


def cumulated(x: float, mean: float, sd: float) -> float:
    """The probability of a smaller value, instead of the density."""
    return NormalDist(mean, sd).cdf(x)


def without_prior_of_two(prior: float, density: float, other_density: float) -> float:
    """The posterior with the prior left out."""
    return density / (density + other_density)


def score_of_two(prior: float, density: float, other_density: float) -> float:
    """The prior times the density, not divided by the sum."""
    return prior * density


def deviation_by_n(values: Sequence[float]) -> float:
    """The standard deviation with n inside."""
    return math.sqrt(variance(values, ddof=0))


def variance_of(values: Sequence[float]) -> float:
    """The variance, the root not drawn."""
    return variance(values)


def vocabulary_of(texts: Sequence[Text]) -> list[str]:
    """Every word that occurs."""
    return sorted({word for text in texts for word in text})


def from_logs(scores: dict[Any, float]) -> dict[Any, float]:
    """Probabilities from logarithms of weights."""
    highest = max(scores.values())
    return normalised({label: math.exp(score - highest) for label, score in scores.items()})


def texts_without_prior(
    texts: Sequence[Text], labels: Sequence[Any], words: Text, *, alpha: float = 1
) -> dict[Any, float]:
    """The share of the class among the texts left out."""
    vocabulary = vocabulary_of(texts)
    return from_logs(
        {
            label: log_score(texts, labels, label, words, vocabulary, alpha=alpha)
            - math.log(sum(each == label for each in labels) / len(labels))
            for label in dict.fromkeys(labels)
        }
    )


def texts_by_presence(
    texts: Sequence[Text], labels: Sequence[Any], words: Text, *, alpha: float = 1
) -> dict[Any, float]:
    """Each word of a text counted once, however often it occurs there."""
    once = [sorted(set(text)) for text in texts]
    vocabulary = vocabulary_of(texts)
    return from_logs(
        {label: log_score(once, labels, label, words, vocabulary, alpha=alpha) for label in dict.fromkeys(labels)}
    )


def new_text_by_presence(
    texts: Sequence[Text], labels: Sequence[Any], words: Text, *, alpha: float = 1
) -> dict[Any, float]:
    """Each word of the new text counted once."""
    vocabulary = vocabulary_of(texts)
    return from_logs(
        {
            label: log_score(texts, labels, label, sorted(set(words)), vocabulary, alpha=alpha)
            for label in dict.fromkeys(labels)
        }
    )


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
