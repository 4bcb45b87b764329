# mistake: corrections only at the end of an epoch
def separating_direction(examples):
    w = [0.0] * (len(examples[0][0]) + 1)
    for _ in range(1000):
        change = [0.0] * len(w)
        wrong = 0
        for x, label in examples:
            o = 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
            wrong += o != label
            for i, v in enumerate([1, *x]):
                change[i] += (label - o) * v
        if wrong == 0:
            break
        w = [a + c for a, c in zip(w, change)]
    return w[1:]
