"""Linear classifiers: a weighted sum and a threshold. Kubat, section 4.1; Blockeel, sections 2.3.1 and 10.2.1."""

from collections.abc import Mapping, Sequence

from reference.linear.perceptron import Vector, step_output

Row = Mapping[str, str]
Term = tuple[float, str, str]  # weight, attribute, value: the weight counts where the attribute has the value


def linear_labels(weights: Vector, points: Sequence[Vector], *, at_zero: float = 0, low: float = 0) -> list[float]:
    """For each point 1 if w0 + w1 x1 + ... + wn xn is positive, `low` if it is negative, `at_zero` if it is 0.

    Kubat, figure 4.1. On the plane itself the books differ: `low` in Kubat's section 4.2, Witten and Mitchell,
    1 in Blockeel.

    >>> linear_labels((-1.2, 0.5, 1), [(1, 1), (1, 0), (0, 1), (0, 0)])
    [1, 0, 0, 0]
    """
    return [step_output(weights, point, at_zero=at_zero, low=low) for point in points]


def threshold_of_bias(w0: float) -> float:
    """The threshold for w1 x1 + ... + wn xn that a bias w0 stands for: -w0. Kubat, equation 4.4.

    >>> threshold_of_bias(-1.2)
    1.2
    """
    # without a transfer function; with one, the threshold goes through its inverse (Blockeel)
    return -w0


def bisector(positive: Vector, negative: Vector) -> list[float]:
    """Weights [w0, w1, ..., wn] whose sum is |x - negative|² - |x - positive|²: positive nearer to `positive`.

    The nearest of two prototypes is a linear classifier. Kubat, section 4.9.

    >>> bisector((2, 0), (0, 0))
    [-4, 4, 0]
    """
    # |x|² cancels in the difference of the two squared distances: what is left is linear
    bias = sum(q * q for q in negative) - sum(p * p for p in positive)
    return [bias, *(2 * (p - q) for p, q in zip(positive, negative, strict=True))]


def indicators(row: Row, conditions: Sequence[tuple[str, str]]) -> list[int]:
    """For each condition (attribute, value) 1 if it holds in the row, else 0; a missing attribute gives 0.

    >>> indicators({"covering": "feathers", "size": "large"}, [("covering", "feathers"), ("size", "small")])
    [1, 0]
    """
    # `get`: a row without the attribute does not have the value
    return [int(row.get(attribute) == value) for attribute, value in conditions]


def rule_score(row: Row, terms: Sequence[Term]) -> float:
    """The sum of the weights whose condition holds in the row. Blockeel, example 2.1.

    >>> rule_score({"covering": "feathers", "size": "small"}, [(3, "covering", "feathers"), (2, "size", "small")])
    5
    """
    holding = indicators(row, [(attribute, value) for _, attribute, value in terms])
    return sum(weight * holds for (weight, _, _), holds in zip(terms, holding, strict=True))


def rule_labels(rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str) -> list[str]:
    """For each row `above` if its score is larger than the threshold, else `below`. Blockeel, example 2.1.

    >>> rule_labels([{"covering": "feathers"}, {}], [(3, "covering", "feathers")], 2, "flies", "walks")
    ['flies', 'walks']
    """
    return [above if rule_score(row, terms) > threshold else below for row in rows]
