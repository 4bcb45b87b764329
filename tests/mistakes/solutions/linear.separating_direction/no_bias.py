# mistake: bias never moves
def separating_direction(examples):
    w = [0.0] * len(examples[0][0])

    def output(x):
        return 1 if sum(a * b for a, b in zip(w, x)) > 0 else 0

    for _ in range(1000):
        for x, label in examples:
            e = label - output(x)
            w = [a + 0.1 * e * b for a, b in zip(w, x)]
        if all(output(x) == label for x, label in examples):
            break
    return w
