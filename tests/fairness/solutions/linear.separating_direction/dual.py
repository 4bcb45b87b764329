"""algorithm: the dual form: how often each example has changed the weights, and products of examples."""


def separating_direction(examples):
    points = [(1, *x) for x, _ in examples]
    labels = [label for _, label in examples]
    gram = [[sum(a * b for a, b in zip(p, q)) for q in points] for p in points]
    alpha = [0] * len(points)

    def out(i):
        return int(sum(a * g for a, g in zip(alpha, gram[i])) > 0)

    while [out(i) for i in range(len(points))] != labels:
        for i in range(len(points)):
            alpha[i] += labels[i] - out(i)
    return [sum(a * p[k] for a, p in zip(alpha, points)) for k in range(1, len(points[0]))]
