"""type: a dataclass for each step, made by a generator."""

import math
from dataclasses import dataclass


@dataclass
class Step:
    deltas: list
    changes: list
    layers: list


def squash(s):
    return 1 / (1 + math.exp(-s))


def one(layers, x, targets, rate):
    acts = [list(x)]
    for layer in layers:
        acts.append([squash(sum(w * v for w, v in zip(row, [1] + acts[-1]))) for row in layer])
    errors = [t - o for t, o in zip(targets, acts[-1])]
    deltas = []
    for layer, outs in zip(reversed(layers), reversed(acts)):
        terms = [e * o * (1 - o) for e, o in zip(errors, outs)]
        deltas.append(terms)
        errors = [sum(term * row[j + 1] for term, row in zip(terms, layer)) for j in range(len(layer[0]) - 1)]
    deltas.reverse()
    changes = [[[rate * term * v for v in [1] + ins] for term in terms] for terms, ins in zip(deltas, acts)]
    after = [[[w + c for w, c in zip(row, crow)] for row, crow in zip(a, b)] for a, b in zip(layers, changes)]
    return Step(deltas, changes, after)


def steps(examples, layers, rate, epochs):
    for _ in range(epochs):
        for x, targets in examples:
            step = one(layers, x, targets, rate)
            layers = step.layers
            yield step


def backpropagation_trace(examples, layers, rate, epochs):
    return list(steps(examples, layers, rate, epochs))
