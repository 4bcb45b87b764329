"""algorithm: one epoch is a reduction; epochs until it stands; the bias kept by itself."""

from functools import reduce


def separating_direction(examples):
    def active(state, x):
        bias, weights = state
        return bias + sum(map(lambda a, b: a * b, weights, x)) > 0

    def step(state, example):
        x, label = example
        d = 2 * (label - active(state, x))
        return state[0] + d, [v + d * u for v, u in zip(state[1], x)]

    state = (0, [0 for _ in examples[0][0]])
    state = reduce(step, examples, state)
    while not all(active(state, x) == bool(label) for x, label in examples):
        state = reduce(step, examples, state)
    return state[1]
