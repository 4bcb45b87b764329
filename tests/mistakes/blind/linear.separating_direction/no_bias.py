# mistake: bias never moves
def separating_direction(examples):
    n = len(examples[0][0])
    bias, w = 0, [0] * n

    def says(x):
        return int(bias + sum(a * b for a, b in zip(w, x)) > 0)

    for _ in range(1000):
        for x, label in examples:
            step = label - says(x)
            w = [a + step * b for a, b in zip(w, x)]
        if all(says(x) == label for x, label in examples):
            break
    return w
