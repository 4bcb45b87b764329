# mistake: n less one
def regression_errors(actual, predicted):
    off = [p - a for a, p in zip(actual, predicted)]
    n = max(len(off) - 1, 1)
    sse = sum(e**2 for e in off)
    return {"mae": sum(abs(e) for e in off) / n, "mse": sse / n, "rmse": (sse / n) ** 0.5, "sse": sse}
