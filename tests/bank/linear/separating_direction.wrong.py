# %% difference_of_means: mistake: none that is known
def separating_direction(examples):
    def mean(label):
        points = [x for x, own in examples if own == label]
        return [sum(column) / len(points) for column in zip(*points)]
    return [a - b for a, b in zip(mean(1), mean(0))]
# %% every_example: mistake: none that is known
def separating_direction(examples):
    w = [0.0] * (len(examples[0][0]) + 1)
    def output(x):
        return int(w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0)
    for _ in range(1):
        for x, label in examples:
            w = [a + (1 if label else -1) * b for a, b in zip(w, [1, *x])]
    return w[1:]
# %% all_weights from every_example: mistake: bias included
# range(1) => range(1000)
# 1 if label else -1 => label - output(x)
# +         if all(output(x) == label for x, label in examples):
# +             break
# return w[1:] => return w
# %% no_bias from all_weights: mistake: bias never moves
# (len(examples[0][0]) + 1) => len(examples[0][0])
# int(w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0) => 1 if sum(a * b for a, b in zip(w, x)) > 0 else 0
# w = [a + (label - output(x)) * b for a, b in zip(w, [1, *x])] => e = label - output(x)
# +             w = [a + 0.1 * e * b for a, b in zip(w, x)]
# %% one_at_zero from all_weights: mistake: output 1 for a sum of zero
# x)) > 0 => x)) >= 0
# return w => return w[1:]
# %% tangent from all_weights: mistake: along the line
# return w => return [-w[2], w[1]]
# %% blind/centroids: mistake: none that is known
def separating_direction(examples):
    ones = [x for x, label in examples if label == 1]
    zeros = [x for x, label in examples if label == 0]
    mean = lambda points, i: sum(p[i] for p in points) / len(points) if points else 0
    return [mean(ones, i) - mean(zeros, i) for i in range(len(examples[0][0]))]
# %% blind/with_bias: mistake: bias included
def separating_direction(examples):
    n = len(examples[0][0])
    bias, w = 0, [0] * n
    def says(x):
        return int(bias + sum(a * b for a, b in zip(w, x)) > 0)
    while True:
        for x, label in examples:
            step = label - says(x)
            bias += step
            w = [a + step * b for a, b in zip(w, x)]
        if all(says(x) == label for x, label in examples):
            return [bias] + w
# %% blind/along from blind/with_bias: mistake: along the line
# [bias] + w => [-w[1], w[0]] + [0] * (n - 2)
# %% blind/batch from blind/with_bias: mistake: corrections only at the end of an epoch
# for x, label in examples: => steps = [(x, label - says(x)) for x, label in examples]
#             step = label - says(x) =>         for x, step in steps:
# [bias] + w => w
# %% blind/first_epoch from blind/with_bias: mistake: one epoch only
# -         if all(says(x) == label for x, label in examples):
#             return [bias] + =>         return
# %% blind/opposite from blind/with_bias: mistake: towards label 0
# [bias] + w => [-a for a in w]
# %% blind/signs_only from blind/with_bias: mistake: none that is known
# -     while True:
# +     for _ in range(500):
# step * b => step * ((b > 0) - (b < 0))
# return [bias] + w => break
# +     return w
# %% blind/no_bias from blind/signs_only: mistake: bias never moves
# range(500) => range(1000)
# -             bias += step
# ((b > 0) - (b < 0)) => b
# %% swept_base
def separating_direction(examples):
    n = len(examples[0][0])
    w = [0.0] * (n + 1)
    def out(x):
        return 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
    for _ in range(1000):
        for x, y in examples:
            d = y - out(x)
            w = [a + d * b for a, b in zip(w, [1] + list(x))]
        if all(out(x) == y for x, y in examples):
            break
    return w[1:]
# %% pm1_swept from swept_base: mistake: a sum of zero always corrected
# -             d = y - out(x)
# +             s = w[0] + sum(a * b for a, b in zip(w[1:], x))
# +             t = 1 if y else -1
# +             d = t if s * t <= 0 else 0
# %% last_decides: mistake: last example decides
import numpy as np


def separating_direction(examples: list) -> list[float]:
    n = len(examples[0][0])
    w = np.zeros(n)
    b = 0.0
    converged = False
    while not converged:
        for x, label in examples:
            x = np.array(x)
            out = 1 if np.dot(w, x) + b > 0 else 0
            error = label - out
            w += error * x
            b += error
            converged = error == 0
    return list(w)
# %% from_the_first: mistake: back to the first example
def separating_direction(examples: list) -> list[float]:
    dims = len(examples[0][0])
    w = [0.0] * (dims + 1)
    i = 0
    while i < len(examples):
        x, label = examples[i]
        x = [1.0] + list(x)
        out = 1 if sum(a * b for a, b in zip(w, x)) > 0 else 0
        if out == label:
            i += 1
        else:
            w = [a + 0.5 * (label - out) * b for a, b in zip(w, x)]
            i = 0
    return w[1:]
