"""algorithm: labels of plus and minus one, a mistake adds the signed example; rate of fifty."""


def separating_direction(examples):
    signed = [(2 * label - 1, [1] + x) for x, label in examples]
    w = [0 for _ in signed[0][1]]
    mistakes = None
    while mistakes != 0:
        for sign, x in signed:
            s = sum(w[i] * x[i] for i in range(len(w)))
            right = s > 0 if sign == 1 else s <= 0
            if not right:
                for i in range(len(w)):
                    w[i] += 50 * sign * x[i]
        mistakes = 0
        for sign, x in signed:
            s = sum(w[i] * x[i] for i in range(len(w)))
            mistakes += (1 if s > 0 else -1) != sign
    del w[0]
    return w
