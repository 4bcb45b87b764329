"""type: a dict with more than was asked for."""


def regression_errors(actual, predicted):
    off = [p - a for a, p in zip(actual, predicted)]
    n, sse = len(off), sum(e * e for e in off)
    mae = sum(map(abs, off)) / n
    return {"n": n, "mae": mae, "mse": sse / n, "rmse": (sse / n) ** 0.5, "sse": sse, "bias": sum(off) / n}
