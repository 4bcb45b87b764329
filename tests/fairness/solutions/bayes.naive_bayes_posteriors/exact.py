"""algorithm: one pass over the rows with exact fractions, updated class by class as beliefs."""

from fractions import Fraction
from itertools import groupby


def naive_bayes_posteriors(rows, target, row):
    belief = {}
    by_class = lambda r: r[target]
    for label, group in groupby(sorted(rows, key=by_class), key=by_class):
        belief[label] = (Fraction(sum(1 for _ in group), len(rows)))
    for attribute in rows[0].keys() - {target}:
        k = len(set(r[attribute] for r in rows))
        for label in belief:
            values = [r[attribute] for r in rows if r[target] == label]
            belief[label] *= Fraction(values.count(row[attribute]) + 1, len(values) + k)
        norm = sum(belief.values())
        belief = {label: p / norm for label, p in belief.items()}
    return belief
