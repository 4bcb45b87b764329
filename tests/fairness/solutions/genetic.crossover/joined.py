"""algorithm: bit by bit; type: a tuple."""


def crossover(a, b, mask):
    one = "".join(x if m == "1" else y for x, y, m in zip(a, b, mask))
    two = "".join(y if m == "1" else x for x, y, m in zip(a, b, mask))
    return two, one
