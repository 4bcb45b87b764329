"""type: a named tuple; squares of pairs of models for the variance."""

from collections import namedtuple

Parts = namedtuple("Parts", "bias variance")


def bias_variance(predictions, actual):
    m, n = len(predictions), len(actual)
    spread = sum((a[i] - b[i]) ** 2 for a in predictions for b in predictions for i in range(n)) / (2 * m * m * n)
    means = [sum(row[i] for row in predictions) / m for i in range(n)]
    return Parts(sum((x - y) ** 2 for x, y in zip(means, actual)) / n, spread)
