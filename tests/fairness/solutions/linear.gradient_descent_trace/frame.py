"""type: a DataFrame with a row for each pass."""

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
