"""Mutually exclusive events, independent events, and products. Blockeel, appendix A; Flach, section 5.2."""

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction

from reference.probability.moments import successes_probability


def mutually_exclusive(a: Sequence[str], b: Sequence[str]) -> bool:
    """Whether no outcome is in both events. Blockeel, section A.1.

    >>> mutually_exclusive(["1", "2"], ["3"]), mutually_exclusive(["1", "2"], ["2", "3"])
    (True, False)
    """
    return not set(a) & set(b)


def independent(p_a: Fraction, p_b: Fraction, p_ab: Fraction) -> bool:
    """Whether the probability of both events is the product of their probabilities. Blockeel, section A.1.

    >>> independent(Fraction(1, 6), Fraction(1, 6), Fraction(1, 36))
    True
    >>> independent(Fraction(1, 6), Fraction(1, 12), Fraction(1, 36))
    False
    """
    # Fractions: two products of floats are rarely equal to the last bit
    return p_ab == p_a * p_b


def relation(outcomes: Sequence[str], a: Sequence[str], b: Sequence[str]) -> str:
    """The relation of two events over equally likely outcomes: `exclusive`, `independent` or `neither`.

    Events that can happen are never both.

    >>> relation(["1", "2", "3", "4"], ["1", "2"], ["2", "3"])
    'independent'
    """
    # first: possible events that exclude each other are never independent
    if mutually_exclusive(a, b):
        return "exclusive"
    if not outcomes:
        raise ValueError("there is at least one outcome")
    shares = [Fraction(len(set(event)), len(outcomes)) for event in (a, b, set(a) & set(b))]
    return "independent" if independent(*shares) else "neither"


def relations(outcomes: Sequence[str], pairs: Sequence[Sequence[Sequence[str]]]) -> list[str]:
    """The relation of the two events of each pair.

    >>> relations(["h", "t"], [[["h"], ["t"]], [["h"], ["h"]]])
    ['exclusive', 'neither']
    """
    return [relation(outcomes, a, b) for a, b in pairs]


def product_probability(distributions: Mapping[str, Mapping[str, float]], assignment: Mapping[str, str]) -> float:
    """The probability that independent variables have these values; variables that are not named may have any value.

    Blockeel, example A.7: of five dice, three are named.

    >>> die = {str(face): 1 / 6 for face in range(1, 7)}
    >>> round(1 / product_probability({f"X{n}": die for n in range(1, 6)}, {"X1": "1", "X3": "3", "X4": "6"}))
    216
    """
    return math.prod(distributions[name][value] for name, value in assignment.items())


def share_of_child(children: Sequence[Sequence[int]], child: int) -> float:
    """The share of positives in one child, as a part of a hand calculation; children count from 1."""
    return children[child - 1][0] / sum(children[child - 1])


def weight_of_child(children: Sequence[Sequence[int]], child: int) -> float:
    """The share of all examples that fall into one child, as a part of a hand calculation."""
    return sum(children[child - 1]) / sum(map(sum, children))


def mean_of_two(first: float, second: float, weight: float) -> float:
    """The weighted mean of two shares; `weight` is the weight of the first."""
    return weight * first + (1 - weight) * second


def parent_probability(children: Sequence[Sequence[int]]) -> float:
    """The share of positives before a split, from `[positives, negatives]` of its children. Flach, equation 5.2.

    >>> round(parent_probability([[29, 10], [1, 25]]), 4)
    0.4615
    """
    return math.fsum(
        weight_of_child(children, child) * share_of_child(children, child)
        for child in range(1, len(children) + 1)
        if sum(children[child - 1])  # an empty child has no share of positives: 0/0
    )


def symbolic_joint(x: int, y: int, z: float) -> float:
    """The joint density of flips x, heads y among them, and the coin's chance z. Blockeel, section 12.3.1.

    A fair coin is flipped until heads: x flips. Another, which falls on heads with a chance z that is uniform between 0
    and 1, is then flipped x times: y heads.

    >>> symbolic_joint(2, 1, 0.5)
    0.125
    """
    return flips(x) * heads(x, y, z)


def flips(x: int) -> float:
    """The probability that the first heads comes at flip x of a fair coin."""
    return 0.5**x


def heads(x: int, y: int, z: float) -> float:
    """The probability of y heads in x flips of a coin with the chance z: the binomial distribution."""
    return successes_probability(y, x, z)


def joint_of(flips: float, heads: float) -> float:
    """The joint density of flips, heads and chance, as a part of a hand calculation."""
    return flips * heads


def mean_heads(flips: float, x: int) -> float:
    """The probability of x flips and of one number of heads, averaged over the chance: all are equally likely."""
    return flips / (x + 1)
