"""algorithm: fractions, an object for each round."""

from dataclasses import dataclass
from fractions import Fraction


@dataclass
class Round:
    labels: list
    centres: list


def kmeans_trace(points, centres):
    X = [[Fraction(str(v)) for v in p] for p in points]
    C = [[Fraction(str(v)) for v in c] for c in centres]
    rounds = []
    while len(rounds) < 2 or rounds[-1].labels != rounds[-2].labels:
        labels = []
        for p in X:
            d = [sum((a - b) ** 2 for a, b in zip(p, c)) for c in C]
            labels.append(d.index(min(d)))
        for k in range(len(C)):
            mine = [p for p, l in zip(X, labels) if l == k]
            if mine:
                C[k] = [sum(col) / len(mine) for col in zip(*mine)]
        rounds.append(Round(labels, [list(c) for c in C]))
    return rounds
