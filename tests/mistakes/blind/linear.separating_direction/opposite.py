# mistake: towards label 0
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
            return [-a for a in w]
