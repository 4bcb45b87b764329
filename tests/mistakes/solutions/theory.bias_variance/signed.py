# mistake: bias not squared
def bias_variance(predictions, actual):
    m, n = len(predictions), len(actual)
    means = [sum(p[i] for p in predictions) / m for i in range(n)]
    variance = sum((p[i] - means[i]) ** 2 for p in predictions for i in range(n)) / (m * n)
    return {"bias": sum(means) / n - sum(actual) / n, "variance": variance}
