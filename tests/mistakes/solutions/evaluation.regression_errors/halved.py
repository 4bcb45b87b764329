# mistake: squares halved
def regression_errors(actual, predicted):
    off = [p - a for a, p in zip(actual, predicted)]
    n = len(off)
    sse = 0.5 * sum(e * e for e in off)
    return {"mae": sum(abs(e) for e in off) / n, "mse": sse / n, "rmse": (sse / n) ** 0.5, "sse": sse}
