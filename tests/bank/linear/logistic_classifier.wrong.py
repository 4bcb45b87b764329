# %% straight_line: mistake: line fitted to the labels
import numpy as np
class Logistic:
    def fit(self, examples):
        a = np.array([[1, *x] for x, _ in examples], dtype=float)
        self.w = np.linalg.pinv(a) @ np.array([label for _, label in examples], dtype=float)
    def predict(self, points):
        return [min(max(self.w[0] + float(np.dot(self.w[1:], p)), 0.0), 1.0) for p in points]
# %% few_steps from straight_line: mistake: none that is known
# a = np. => x = np.
# self.w = np.linalg.pinv(a) @ => y =
# +         self.w = np.zeros(x.shape[1])
# +         for _ in range(10):
# +             self.w += 0.1 * x.T @ (y - 1 / (1 + np.exp(-x @ self.w))) / len(y)
# -         return [min(max(self.w[0] + float(np.dot(self.w[1:], p)), 0.0), 1.0) for p in points]
# +         return 1 / (1 + np.exp(-(np.c_[np.ones(len(points)), np.array(points)] @ self.w)))
# %% hard_labels from few_steps: mistake: labels instead of probabilities
# range(10) => range(30)
# self.w += 0.1 * x.T @ (y - 1 / (1 + np.exp(-x @ self.w))) / len(y) => p = 1 / (1 + np.exp(-x @ self.w))
# +             self.w += np.linalg.solve((x.T * (p * (1 - p))) @ x, x.T @ (y - p))
# -         return 1 / (1 + np.exp(-(np.c_[np.ones(len(points)), np.array(points)] @ self.w)))
# +         return [1 if self.w[0] + np.dot(self.w[1:], p) > 0 else 0 for p in points]
# %% no_intercept from few_steps: mistake: no bias
# [1, *x] => x
# range(10) => range(5000)
# 0.1 * x => 0.3 * x
# (np.c_[np.ones(len(points)), np.array(points)] @ self.w) => np.array(points) @ self.w
# %% ridge from few_steps: mistake: penalty on large weights
# self.w = np.zeros => shrink = np.ones
# +         shrink[0] = 0
# +         w = np.zeros(x.shape[1])
# range(10) => range(5000)
# +             w += 0.02 * (x.T @ (y - 1 / (1 + np.exp(-x @ w))) - shrink * w)
#             self.w += 0.1 * x.T @ (y - 1 / (1 + np.exp(-x @ self.w))) / len(y) =>         self.w = w
# %% one_newton_step from straight_line: mistake: one round only
# a = np.array([[1, *x] for x, _ in examples], dtype=float) => X = np.array([[1.0, *x] for x, _ in examples])
# self.w = np.linalg.pinv(a) @ => y =
# +         w = np.zeros(X.shape[1])
# +         p = 1 / (1 + np.exp(-X @ w))
# +         hessian = X.T @ (X * (p * (1 - p))[:, None])
# +         self.w = w + np.linalg.solve(hessian, X.T @ (y - p))
# -         return [min(max(self.w[0] + float(np.dot(self.w[1:], p)), 0.0), 1.0) for p in points]
# +         return [float(1 / (1 + np.exp(-(self.w[0] + self.w[1:] @ np.array(x))))) for x in points]
# %% swept_base
import math
class Logistic:
    def fit(self, examples):
        n = len(examples[0][0]) + 1
        w = [0.0] * n
        rate = 0.1
        for _ in range(20000):
            g = [0.0] * n
            for x, t in examples:
                xs = [1] + list(x)
                p = 1 / (1 + math.exp(-sum(a * b for a, b in zip(w, xs))))
                for j in range(n):
                    g[j] += (t - p) * xs[j]
            g = [v / len(examples) for v in g]
            if max(map(abs, g)) < 1e-5:
                break
            w = [a + rate * 5 * b for a, b in zip(w, g)]
        self.w = w
    def predict(self, points):
        return [1 / (1 + math.exp(-sum(a * b for a, b in zip(self.w, [1] + list(x))))) for x in points]
# %% dict_swept from swept_base: mistake: none that is known
#           w = [0.0] * n
# +         examples = list({tuple(x): t for x, t in examples}.items())
# %% squared_errors from hard_labels: mistake: squared errors of the probabilities
# x = np.array([[1, *x] for x, _ in examples], dtype=float => X = np.array([[1.0, *x] for x, _ in examples]
# zeros(x => zeros(X
# 30 => 20000
# -x => -X
# np.linalg.solve((x.T * (p * (1 - p))) @ x, x.T @ (y => 0.1 * X.T @ ((y - p) * p * (1
# 1 if self.w[0] + np.dot(self.w[1:], p) > 0 else 0 for p => float(1 / (1 + np.exp(-(np.array([1.0, *x]) @ self.w)))) for x
