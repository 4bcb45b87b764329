# %% frame: type: a DataFrame with a row for each pass
import pandas as pd
def gradient_descent_trace(examples, weights, rate, passes):
    moments = [[sum(a * b for (x, _) in examples for a, b in [([1, *x][i], [1, *x][j])]) for j in range(len(weights))]
               for i in range(len(weights))]
    right = [sum([1, *x][i] * t for x, t in examples) for i in range(len(weights))]
    rows, w = [], list(weights)
    for _ in range(passes):
        w = [w[i] + rate * (right[i] - sum(m * v for m, v in zip(moments[i], w))) for i in range(len(w))]
        off = [t - w[0] - sum(a * b for a, b in zip(w[1:], x)) for x, t in examples]
        rows.append({"error": sum(e * e for e in off) / 2, "weights": w})
    return pd.DataFrame(rows)
# %% matrix: algorithm: matrices, the start included; weights as arrays
import numpy as np
def gradient_descent_trace(examples, weights, rate, passes):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([t for _, t in examples], dtype=float)
    w = np.array(weights, dtype=float)
    trace = []
    for number in range(passes + 1):
        r = y - x @ w
        trace.append({"weights": w.copy(), "error": 0.5 * r @ r, "pass": number})
        w = w + rate * x.T @ r
    return trace
# %% plain: algorithm: loops over examples and weights
def gradient_descent_trace(examples, weights, rate, passes):
    w = list(weights)
    trace = []
    def output(x):
        return w[0] + sum(a * b for a, b in zip(w[1:], x))
    for _ in range(passes):
        change = [0.0] * len(w)
        for x, target in examples:
            error = target - output(x)
            for i, value in enumerate([1, *x]):
                change[i] += rate * error * value
        w = [a + b for a, b in zip(w, change)]
        trace.append({"weights": w, "error": sum((t - output(x)) ** 2 for x, t in examples) / 2})
    return trace
