# %% averaged from right/matrix: mistake: mean instead of sum
# number in range(passes + 1) => _ in range(passes)
# r = y - x @ w => w = w - rate * (x.T @ (x @ w - y)) / len(y)
# copy(), "error": 0.5 * r @ r, "pass": number => tolist(), "error": float(((x @ w - y) ** 2).sum() / 2)
# -         w = w + rate * x.T @ r
# %% two_in_front from averaged: mistake: twice the step
# x = np.array([[1, *x] for x, _ in examples], dtype=float) => X = np.array([[1.0, *x] for x, _ in examples])
# y = np.array([t for _, t in examples], dtype=float) => t = np.array([float(t) for _, t in examples])
# trace = => rows =
# - rate * (x.T @ (x @ w - y)) / len(y) => + 2 * rate * X.T @ (t - X @ w)
# +         rows.append({"weights": w.tolist(), "error": float(np.sum((t - X @ w) ** 2)) / 2})
# -         trace.append({"weights": w.tolist(), "error": float(((x @ w - y) ** 2).sum() / 2)})
# return trace => return rows
# %% stale_error from right/matrix: mistake: error of the weights before
# number in range(passes + 1) => _ in range(passes)
# r = y - => off = y -
# -         trace.append({"weights": w.copy(), "error": 0.5 * r @ r, "pass": number})
# x.T @ r => x.T @ off
# +         trace.append({"weights": w.tolist(), "error": float(off @ off / 2)})
# %% ascent: mistake: up the gradient
def gradient_descent_trace(examples, weights, rate, passes):
    def misses(w):
        return [t - w[0] - sum(a * b for a, b in zip(w[1:], x)) for x, t in examples]
    w, trace = list(weights), []
    for _ in range(passes):
        gradient = [0.0] * len(w)
        for (x, _), miss in zip(examples, misses(w)):
            for i, v in enumerate([1, *x]):
                gradient[i] -= miss * v
        w = [a + rate * g for a, g in zip(w, gradient)]
        trace.append({"weights": w, "error": sum(m * m for m in misses(w)) / 2})
    return trace
# %% bias_fixed: mistake: bias kept
def gradient_descent_trace(examples, weights, rate, passes):
    bias, slopes = weights[0], list(weights[1:])
    def error(x, t):
        return t - bias - sum(w * v for w, v in zip(slopes, x))
    trace = []
    for _ in range(passes):
        errors = [error(x, t) for x, t in examples]
        for i in range(len(slopes)):
            slopes[i] += rate * sum(e * x[i] for e, (x, _) in zip(errors, examples))
        half = sum(error(x, t) ** 2 for x, t in examples) / 2
        trace.append({"weights": [bias, *slopes], "error": half})
    return trace
# %% full_sum: mistake: error not halved
def gradient_descent_trace(examples, weights, rate, passes):
    w, trace = list(weights), []
    for _ in range(passes):
        errors = [t - w[0] - sum(a * b for a, b in zip(w[1:], x)) for x, t in examples]
        w = [a + rate * sum(e * ([1, *x][i]) for e, (x, _) in zip(errors, examples)) for i, a in enumerate(w)]
        trace.append({"weights": w, "error": sum((t - w[0] - sum(a * b for a, b in zip(w[1:], x))) ** 2 for x, t in examples)})
    return trace
# %% incremental: mistake: weights moved after every example
def gradient_descent_trace(examples, weights, rate, passes):
    w = list(weights)
    out = lambda x: w[0] + sum(a * b for a, b in zip(w[1:], x))
    trace = []
    for _ in range(passes):
        for x, t in examples:
            e = t - out(x)
            w = [a + rate * e * b for a, b in zip(w, [1, *x])]
        trace.append({"weights": w, "error": 0.5 * sum((t - out(x)) ** 2 for x, t in examples)})
    return trace
# %% no_rate: mistake: learning rate left out
import numpy as np
def gradient_descent_trace(examples, weights, rate, passes):
    inputs = np.column_stack([np.ones(len(examples)), [x for x, _ in examples]])
    targets = np.array([t for _, t in examples], dtype=float)
    w = np.asarray(weights, dtype=float)
    miss = targets - inputs @ w
    trace = [{"weights": w.tolist(), "error": float(miss @ miss / 2)}]
    for _ in range(passes):
        w = w + inputs.T @ miss
        miss = targets - inputs @ w
        trace.append({"weights": w.tolist(), "error": float(miss @ miss / 2)})
    return trace
# %% same_for_all: mistake: inputs left out
def gradient_descent_trace(examples, weights, rate, passes):
    def errors(w):
        return [t - sum(a * b for a, b in zip(w, [1, *x])) for x, t in examples]
    out = []
    for _ in range(passes):
        move = rate * sum(errors(weights))
        weights = [w + move for w in weights]
        out.append({"weights": weights, "error": 0.5 * sum(e**2 for e in errors(weights))})
    return out
