"""type: a tuple in the order of the names."""


def regression_errors(actual, predicted):
    off = [p - a for a, p in zip(actual, predicted)]
    sse = sum(e * e for e in off)
    n = len(off)
    return sum(map(abs, off)) / n, sse / n, (sse / n) ** 0.5, sse
