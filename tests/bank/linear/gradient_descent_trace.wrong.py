# %% averaged: mistake: mean instead of sum
import numpy as np
def gradient_descent_trace(examples, weights, rate, passes):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([t for _, t in examples], dtype=float)
    w = np.array(weights, dtype=float)
    trace = []
    for _ in range(passes):
        w = w - rate * (x.T @ (x @ w - y)) / len(y)
        trace.append({"weights": w.tolist(), "error": float(((x @ w - y) ** 2).sum() / 2)})
    return trace
# %% bias_fixed from averaged: mistake: bias kept
# - import numpy as np
# x = np.array([[1, *x] for x, _ in examples], dtype=float) => bias, slopes = weights[0], list(weights[1:])
# y = np.array([t for _, t in examples], dtype=float) => def error(x, t):
#     w = np.array(weights, dtype=float) =>         return t - bias - sum(w * v for w, v in zip(slopes, x))
# w = w - rate * (x.T @ (x @ w - y)) / len(y) => errors = [error(x, t) for x, t in examples]
# +         for i in range(len(slopes)):
# +             slopes[i] += rate * sum(e * x[i] for e, (x, _) in zip(errors, examples))
# +         half = sum(error(x, t) ** 2 for x, t in examples) / 2
# w.tolist(), "error": float(((x @ w - y) ** 2).sum() / 2) => [bias, *slopes], "error": half
# %% no_rate from averaged: mistake: learning rate left out
# -     x = np.array([[1, *x] for x, _ in examples], dtype=float)
# +     inputs = np.column_stack([np.ones(len(examples)), [x for x, _ in examples]])
# y = np. => targets = np.
# w = np.array => w = np.asarray
# +     miss = targets - inputs @ w
# trace = [] => trace = [{"weights": w.tolist(), "error": float(miss @ miss / 2)}]
# - rate * (x.T @ (x @ w - y)) / len(y) => + inputs.T @ miss
# +         miss = targets - inputs @ w
# ((x @ w - y) ** 2).sum() => miss @ miss
# %% stale_error from averaged: mistake: error of the weights before
# w = w - rate * (x.T @ (x @ w - y)) / len(y) => off = y - x @ w
# +         w = w + rate * x.T @ off
# ((x @ w - y) ** 2).sum() => off @ off
# %% two_in_front from averaged: mistake: twice the step
# x = np.array([[1, *x] for x, _ in examples], dtype=float) => X = np.array([[1.0, *x] for x, _ in examples])
# y = np.array([t for _, t in examples], dtype=float) => t = np.array([float(t) for _, t in examples])
# trace = => rows =
# - rate * (x.T @ (x @ w - y)) / len(y) => + 2 * rate * X.T @ (t - X @ w)
# +         rows.append({"weights": w.tolist(), "error": float(np.sum((t - X @ w) ** 2)) / 2})
# -         trace.append({"weights": w.tolist(), "error": float(((x @ w - y) ** 2).sum() / 2)})
# return trace => return rows
# %% full_sum: mistake: error not halved
def gradient_descent_trace(examples, weights, rate, passes):
    w, trace = list(weights), []
    for _ in range(passes):
        errors = [t - w[0] - sum(a * b for a, b in zip(w[1:], x)) for x, t in examples]
        w = [a + rate * sum(e * ([1, *x][i]) for e, (x, _) in zip(errors, examples)) for i, a in enumerate(w)]
        trace.append({"weights": w, "error": sum((t - w[0] - sum(a * b for a, b in zip(w[1:], x))) ** 2 for x, t in examples)})
    return trace
# %% ascent from full_sum: mistake: up the gradient
#   def gradient_descent_trace(examples, weights, rate, passes):
# +     def misses(w):
# +         return [t - w[0] - sum(a * b for a, b in zip(w[1:], x)) for x, t in examples]
# errors = [t - w[0] - sum(a * b for a, b in zip(w[1:], x)) for x, t in examples] => gradient = [0.0] * len(w)
# +         for (x, _), miss in zip(examples, misses(w)):
# +             for i, v in enumerate([1, *x]):
# +                 gradient[i] -= miss * v
# +         w = [a + rate * g for a, g in zip(w, gradient)]
# -         w = [a + rate * sum(e * ([1, *x][i]) for e, (x, _) in zip(errors, examples)) for i, a in enumerate(w)]
# ((t - w[0] - sum(a * b for a, b in zip(w[1:], x))) ** 2 for x, t in examples) => (m * m for m in misses(w)) / 2
# %% incremental from full_sum: mistake: weights moved after every example
# w, trace = list(weights), [] => w = list(weights)
# +     out = lambda x: w[0] + sum(a * b for a, b in zip(w[1:], x))
# +     trace = []
# errors = [t - w[0] - sum(a * b for a, b in zip(w[1:], x)) for x, t in examples] => for x, t in examples:
# +             e = t - out(x)
# +             w = [a + rate * e * b for a, b in zip(w, [1, *x])]
# -         w = [a + rate * sum(e * ([1, *x][i]) for e, (x, _) in zip(errors, examples)) for i, a in enumerate(w)]
# sum((t - w[0] - sum(a * b for a, b in zip(w[1:], x) => 0.5 * sum((t - out(x
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
# %% halved_mean from averaged: mistake: mean instead of sum
# .sum() / 2) => .mean() / 2)
# %% squared_mean from averaged: mistake: mean squared error
# w - rate * => w - 2 * rate *
# .sum() / 2) => .mean())
# %% two_over_m from averaged: mistake: mean squared error
# w - rate * => w - 2 * rate *
# %% swept_base
def gradient_descent_trace(examples, weights, rate, passes):
    w = list(weights)
    trace = []
    n = len(examples)
    for _ in range(passes):
        grad = [0.0] * len(w)
        for x, t in examples:
            xs = [1] + list(x)
            err = t - sum(a * b for a, b in zip(w, xs))
            grad = [g - err * b for g, b in zip(grad, xs)]
        old = w
        w = [a - rate * g for a, g in zip(w, grad)]
        e = sum((t - w[0] - sum(a * b for a, b in zip(w[1:], x))) ** 2 for x, t in examples) / 2
        trace.append({'weights': w, 'error': e})
    return trace
# %% mse_swept from swept_base: mistake: mean for the error
# / 2 => / n
# %% sequential_swept from swept_base: mistake: weights changed one after another
# -         w = [a - rate * g for a, g in zip(w, grad)]
# +         w = list(w)
# +         for j in range(len(w)):
# +             g = sum(-(t - w[0] - sum(a * b for a, b in zip(w[1:], x))) * ([1] + list(x))[j] for x, t in examples)
# +             w[j] -= rate * g
# %% dups_swept from swept_base: mistake: none that is known
#       trace = []
# +     examples = [e for k, e in enumerate(examples) if e not in examples[:k]]
