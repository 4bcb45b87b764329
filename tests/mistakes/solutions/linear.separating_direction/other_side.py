# mistake: towards label 0
def separating_direction(examples):
    w = [0.0] * (len(examples[0][0]) + 1)

    def output(x):
        return int(w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0)

    for _ in range(1000):
        for x, label in examples:
            w = [a + (label - output(x)) * b for a, b in zip(w, [1, *x])]
        if all(output(x) == label for x, label in examples):
            break
    return [-a for a in w[1:]]
