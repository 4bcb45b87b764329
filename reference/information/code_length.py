"""Lengths of optimal codes, and the entropy that small samples show. Mitchell, section 6.6; Blockeel, section 4.4."""

import math
from collections.abc import Sequence

from reference.information.entropy import entropy


def code_length(probabilities: Sequence[float], *, base: float = 2) -> tuple[list[float], float]:
    """The optimal code length of each message, and their mean by probability, which is the entropy; bits by default.

    A message of probability 0 has an infinite length and adds nothing to the mean. Lengths are not rounded up to whole
    bits. Mitchell, section 6.6.

    >>> code_length([0.5, 0.25, 0.125, 0.125])
    ([1.0, 2.0, 3.0, 3.0], 1.75)
    """
    lengths = [math.log(1 / p, base) if p else math.inf for p in probabilities]
    return lengths, math.fsum(p * length for p, length in zip(probabilities, lengths, strict=True) if p)


def description_length(prior: float, likelihood: float) -> float:
    """The bits for a hypothesis and for the data given it, by optimal codes. Mitchell, section 6.6.

    >>> round(description_length(1 / 973, 1), 3)
    9.926
    """
    return math.fsum(code_length([prior, likelihood])[0])


def expected_sample_entropy(n: int, p: float) -> float:
    """The mean entropy, in bits, of the classes in a sample of n examples, each positive with probability p.

    Samples show less entropy than there is; n is at most 1000. Blockeel, section 4.4.

    >>> expected_sample_entropy(1, 0.5), expected_sample_entropy(2, 0.5)
    (0.0, 0.5)
    """
    if n > 1000:  # the binomial coefficients would be too large for floats
        raise ValueError("the sample has more than 1000 examples")
    return math.fsum(math.comb(n, k) * p**k * (1 - p) ** (n - k) * entropy([k, n - k]) for k in range(n + 1))


def true_entropy(p: float) -> float:
    """The entropy of two classes with the shares p and 1 - p, in bits."""
    return entropy([p, 1 - p])


def missing_bits(whole: float, sample: float) -> float:
    """How many bits a sample's entropy is below that of the whole."""
    return whole - sample
