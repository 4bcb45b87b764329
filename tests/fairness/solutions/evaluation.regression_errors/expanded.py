"""algorithm: the squares multiplied out."""


def dot(x, y):
    return sum(a * b for a, b in zip(x, y))


def regression_errors(actual, predicted):
    sse = max(0.0, dot(actual, actual) - 2 * dot(actual, predicted) + dot(predicted, predicted))
    n = len(actual)
    mae = sum([p - a if p > a else a - p for a, p in zip(actual, predicted)]) / n
    return {"mae": mae, "mse": sse / n, "rmse": (sse / n) ** 0.5, "sse": sse}
