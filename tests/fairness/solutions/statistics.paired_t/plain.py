"""algorithm: differences, their mean, their deviation."""


def paired_t(a, b):
    d = [x - y for x, y in zip(a, b)]
    n = len(d)
    mean = sum(d) / n
    sd = (sum((v - mean) ** 2 for v in d) / (n - 1)) ** 0.5
    return mean / (sd / n**0.5)
