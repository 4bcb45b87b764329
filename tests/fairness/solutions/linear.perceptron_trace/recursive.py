"""algorithm: an epoch is a function that calls the next one."""


def epoch(examples, w, rate, left):
    steps = []
    for x, label in examples:
        s = w[0]
        for i, v in enumerate(x):
            s += w[i + 1] * v
        change = rate * (label - (1 if s > 0 else 0))
        w = [w[0] + change] + [w[i + 1] + change * v for i, v in enumerate(x)]
        steps.append(w)
    done = all((w[0] + sum(w[i + 1] * v for i, v in enumerate(x)) > 0) == (label == 1) for x, label in examples)
    return steps if done or left == 1 else steps + epoch(examples, w, rate, left - 1)


def perceptron_trace(examples, weights, rate):
    return epoch(examples, list(weights), rate, 20)
