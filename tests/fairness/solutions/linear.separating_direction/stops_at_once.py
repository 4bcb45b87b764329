"""algorithm: stops as soon as every example is right, in the middle of an epoch too: the rest of it changes nothing."""


def separating_direction(examples):
    w = [0] * (1 + len(examples[0][0]))
    right = lambda: all((w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0) == label for x, label in examples)
    place = 0
    while not right():
        x, label = examples[place % len(examples)]
        fired = w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0
        w = [w[0] + label - fired] + [a + (label - fired) * b for a, b in zip(w[1:], x)]
        place += 1
    return w[1:]
