"""algorithm: a class's probability is one over the sum of the odds of all classes against it."""

from functools import reduce


def joint(rows, target, row, label):
    n = sum(1 for r in rows if r[target] == label)

    def times(product, attribute):
        hits = sum(1 for r in rows if r[target] == label and r[attribute] == row[attribute])
        return product * (hits + 1) / (n + len({r[attribute] for r in rows}))

    return reduce(times, row, n)


def naive_bayes_posteriors(rows, target, row):
    labels = sorted({r[target] for r in rows}, reverse=True)
    joints = {c: joint(rows, target, row, c) for c in labels}
    return {c: 1 / sum(joints[other] / joints[c] for other in labels) for c in labels}
