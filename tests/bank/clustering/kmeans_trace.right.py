# %% arrays: type: NumPy arrays in dicts, with the start, without the round that confirms
import numpy as np
def kmeans_trace(points, centres):
    X, C = np.array(points, float), np.array(centres, float)
    trace = [{"labels": np.array([], int), "centres": C.copy()}]
    old = None
    while True:
        labels = ((X[:, None] - C[None]) ** 2).sum(-1).argmin(1)
        if old is not None and (labels == old).all():
            return trace
        for k in range(len(C)):
            if (labels == k).any():
                C[k] = X[labels == k].mean(0)
        trace.append({"labels": labels.copy(), "centres": C.copy()})
        old = labels
# %% exact: algorithm: fractions, an object for each round
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
# %% plain: algorithm: lists and math.dist, the last round that confirms included
import math
def kmeans_trace(points, centres):
    labels = None
    trace = []
    while True:
        new = []
        for p in points:
            d = [math.dist(p, c) for c in centres]
            new.append(d.index(min(d)))
        moved = []
        for k, c in enumerate(centres):
            mine = [p for p, l in zip(points, new) if l == k]
            moved.append([sum(col) / len(mine) for col in zip(*mine)] if mine else list(c))
        centres = moved
        trace.append({"labels": new, "centres": centres})
        if new == labels:
            return trace
        labels = new
