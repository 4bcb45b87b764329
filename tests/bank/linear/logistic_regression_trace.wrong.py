# %% base
import numpy as np
def logistic_regression_trace(examples, rounds):
    x = np.array([[1, *x] for x, _ in examples], dtype=float)
    y = np.array([label for _, label in examples], dtype=float)
    w = np.zeros(x.shape[1])
    trace = []
    for _ in range(rounds):
        s = x @ w
        p = 1 / (1 + np.exp(-s))
        v = p * (1 - p)
    return trace
# %% ascent from base: mistake: along the slope
# -         s = x @ w
# p = 1 / (1 + np.exp(-s)) => w = w + x.T @ (y - 1 / (1 + np.exp(-x @ w)))
# +         trace.append({"weights": w, "log_likelihood": float(-np.logaddexp(0, (1 - 2 * y) * (x @ w)).sum())})
# -         v = p * (1 - p)
# %% averaged from base: mistake: mean log-likelihood
#           v = p * (1 - p)
# +         root = np.sqrt(v)
# +         w = np.linalg.lstsq(x * root[:, None], (s + (y - p) / v) * root, rcond=None)[0]
# +         p = 1 / (1 + np.exp(-x @ w))
# +         ll = np.mean(y * np.log(p) + (1 - y) * np.log(1 - p))
# +         trace.append({"weights": w.tolist(), "log_likelihood": float(ll)})
# %% bits from base: mistake: logarithm to base 2
# s = x @ w => p = 1 / (1 + np.exp(-x @ w))
# p = 1 / (1 + np.exp(-s)) => w = w + np.linalg.solve((x.T * (p * (1 - p))) @ x, x.T @ (y - p))
# v = p * (1 - p) => q = 1 / (1 + np.exp(-x @ w))
# +         trace.append({"weights": w, "log_likelihood": float(np.log2(np.where(y == 1, q, 1 - q)).sum())})
# %% equal_weights from base: mistake: shares left out
# v = p * (1 - p) => w = np.linalg.lstsq(x, s + (y - p) / (p * (1 - p)), rcond=None)[0]
# +         q = 1 / (1 + np.exp(-x @ w))
# +         trace.append({"weights": w, "log_likelihood": float((y * np.log(q) + (1 - y) * np.log(1 - q)).sum())})
# %% only_the_step from base: mistake: step taken for the weights
# label in examples], dtype=float => label in examples]
# s = x @ w => p = 1 / (1 + np.exp(-(x @ w)))
# p = 1 / (1 + np.exp(-s)) => gradient = x.T @ (y - p)
# v = p * (1 - p) => curvature = (x.T * (p * (1 - p))) @ x
# +         w = np.linalg.solve(curvature, gradient)
# +         right = np.where(y == 1, x @ w, -(x @ w))
# +         trace.append({"weights": w.tolist(), "log_likelihood": float(-np.log1p(np.exp(-right)).sum())})
# %% root_weights: mistake: roots of the shares
import numpy as np
def logistic_regression_trace(examples, rounds):
    X = np.array([[1.0, *x] for x, _ in examples])
    y = np.array([label for _, label in examples], dtype=float)
    w, out = np.zeros(X.shape[1]), []
    for _ in range(rounds):
        s = X @ w
        p = 1 / (1 + np.exp(-s))
        v = p * (1 - p)
        z = s + (y - p) / v
        V = np.diag(np.sqrt(v))
        w = np.linalg.solve(X.T @ V @ X, X.T @ V @ z)
        p = 1 / (1 + np.exp(-X @ w))
        ll = np.sum(np.where(y == 1, np.log(p), np.log(1 - p)))
        out.append({"weights": w.tolist(), "log_likelihood": float(ll)})
    return out
# %% log_loss: mistake: sign of the log-likelihood
import numpy as np
def logistic_regression_trace(examples, rounds):
    X = np.array([[1.0] + list(x) for x, _ in examples])
    y = np.array([label for _, label in examples])
    w, steps = np.zeros(X.shape[1]), []
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-X @ w))
        H = sum(a * (1 - a) * np.outer(r, r) for a, r in zip(p, X))
        w = w + np.linalg.inv(H) @ X.T @ (y - p)
        p = 1 / (1 + np.exp(-X @ w))
        loss = -sum(np.log(a if label else 1 - a) for a, label in zip(p, y))
        steps.append({"weights": w.tolist(), "log_likelihood": float(loss)})
    return steps
# %% before_the_round from base: mistake: log-likelihood before the round
#           v = p * (1 - p)
# +         w = w + np.linalg.solve((x.T * v) @ x, x.T @ (y - p))
# +         ll = np.sum(y * np.log(p) + (1 - y) * np.log(1 - p))
# +         trace.append({"weights": w.tolist(), "log_likelihood": float(ll)})
# %% swept_base
import math
def solve(a, b):
    n = len(b)
    m = [list(r) + [v] for r, v in zip(a, b)]
    for k in range(n):
        p = max(range(k, n), key=lambda r: abs(m[r][k]))
        m[k], m[p] = m[p], m[k]
        for r in range(n):
            if r != k:
                f = m[r][k] / m[k][k]
                m[r] = [u - f * v for u, v in zip(m[r], m[k])]
    return [m[k][n] / m[k][k] for k in range(n)]
def logistic_regression_trace(examples, rounds):
    rows = [[1] + list(x) for x, _ in examples]
    labels = [y for _, y in examples]
    n = len(rows[0])
    w = [0.0] * n
    trace = []
    for _ in range(rounds):
        s = [sum(a * b for a, b in zip(w, r)) for r in rows]
        p = [1 / (1 + math.exp(-v)) for v in s]
        v = [q * (1 - q) for q in p]
        z = [si + (y - q) / vi for si, y, q, vi in zip(s, labels, p, v)]
        a = [[sum(vi * r[i] * r[j] for vi, r in zip(v, rows)) for j in range(n)] for i in range(n)]
        b = [sum(vi * r[i] * zi for vi, r, zi in zip(v, rows, z)) for i in range(n)]
        old = w
        w = solve(a, b)
        pn = [1 / (1 + math.exp(-sum(a * b for a, b in zip(w, r)))) for r in rows]
        ll = sum(math.log(q if y else 1 - q) for q, y in zip(pn, labels))
        trace.append({'weights': w, 'log_likelihood': ll})
    return trace
# %% sqrt_v_swept from swept_base: mistake: squares of the shares
# -         a = [[sum(vi * r[i] * r[j] for vi, r in zip(v, rows)) for j in range(n)] for i in range(n)]
# -         b = [sum(vi * r[i] * zi for vi, r, zi in zip(v, rows, z)) for i in range(n)]
# +         a = [[sum(vi * vi * r[i] * r[j] for vi, r in zip(v, rows)) for j in range(n)] for i in range(n)]
# +         b = [sum(vi * vi * r[i] * zi for vi, r, zi in zip(v, rows, z)) for i in range(n)]
# %% fixed_hessian_swept from swept_base: mistake: the same shares in every round
#           b = [sum(vi * r[i] * zi for vi, r, zi in zip(v, rows, z)) for i in range(n)]
# +         if not trace:
# +             a0 = a
# = solve(a, b) => = [u + d for u, d in zip(w, solve(a0, [sum((y - q) * r[i] for y, q, r in zip(labels, p, rows)) for i in range(n)]))]
# %% v_one_swept from swept_base: mistake: not divided by the share
# q * (1 - q) => 1
# %% only_pos_swept from swept_base: mistake: only the labels 1
# labels)) => labels) if y)
# %% dups_swept from swept_base: mistake: none that is known
#   def logistic_regression_trace(examples, rounds):
# +     examples = [e for k, e in enumerate(examples) if e not in examples[:k]]
