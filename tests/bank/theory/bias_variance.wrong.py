# %% single_models from right/by_columns: mistake: error of the models for the bias
# columns = list(zip(*predictions)) => bias = mean([(p - a) ** 2 for row in predictions for p, a in zip(row, actual)])
# -     bias = mean((mean(column) - right) ** 2 for column, right in zip(columns, actual))
# pvariance(column) for column in columns => [pvariance(c) for c in zip(*predictions)]
# %% from_the_truth: mistake: deviations from the true values
def bias_variance(predictions, actual):
    models = len(predictions)
    bias = spread = 0
    for i, right in enumerate(actual):
        column = [row[i] for row in predictions]
        bias += (sum(column) / models - right) ** 2
        spread += sum((value - right) ** 2 for value in column) / models
    return {"bias": bias / len(actual), "variance": spread / len(actual)}
# %% roots: mistake: square roots
import numpy as np
def bias_variance(predictions, actual):
    table = np.array(predictions, dtype=float)
    mean = table.mean(axis=0)
    return {"bias": np.sqrt(((mean - actual) ** 2).mean()), "variance": np.sqrt(((table - mean) ** 2).mean())}
# %% sample from roots: mistake: variance divided by one less
# , dtype=float =>
# mean = table.mean(axis=0) => bias = float(np.mean((table.mean(axis=0) - np.array(actual)) ** 2))
# +     return {"bias": bias, "variance": float(table.var(axis=0, ddof=1).mean())}
# -     return {"bias": np.sqrt(((mean - actual) ** 2).mean()), "variance": np.sqrt(((table - mean) ** 2).mean())}
# %% signed: mistake: bias not squared
def bias_variance(predictions, actual):
    m, n = len(predictions), len(actual)
    means = [sum(p[i] for p in predictions) / m for i in range(n)]
    variance = sum((p[i] - means[i]) ** 2 for p in predictions for i in range(n)) / (m * n)
    return {"bias": sum(means) / n - sum(actual) / n, "variance": variance}
# %% swept
def bias_variance(predictions, actual):
    m, n = len(predictions), len(actual)
    mean = [sum(p[j] for p in predictions) / m for j in range(n)]
    bias = sum((mean[j] - actual[j]) ** 2 for j in range(n)) / n
    var = sum((p[j] - mean[j]) ** 2 for p in predictions for j in range(n)) / (m * n)
    return {"bias": bias, "variance": var}
# %% swept_grand from swept: mistake: one mean of all predictions
# (p[j] - mean[j]) ** 2 => (p[j] - sum(mean) / n) ** 2
# %% swept_signed_sq from swept: mistake: deviations squared after the mean
# sum((mean[j] - actual[j]) ** 2 for j in range(n)) / n => (sum(mean[j] - actual[j] for j in range(n)) / n) ** 2
# %% swept_sums from swept: mistake: summed over the instances
# for j in range(n)) / n => for j in range(n))
# / (m * n) => / m
