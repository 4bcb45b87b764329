"""algorithm: bits exchanged in place."""


def crossover(a, b, mask):
    a, b = list(a), list(b)
    for i, bit in enumerate(mask):
        if bit == "0":
            a[i], b[i] = b[i], a[i]
    return ["".join(a), "".join(b)]
