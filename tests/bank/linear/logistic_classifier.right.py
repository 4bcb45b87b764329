# %% functions: algorithm: functions fit and predict; reweighted least squares by lstsq on scaled rows
import numpy as np
def fit(examples):
    x = np.array([[1.0, *x] for x, _ in examples])
    y = np.array([label for _, label in examples])
    w = np.zeros(x.shape[1])
    for _ in range(20):
        s = x @ w
        p = 1 / (1 + np.exp(-s))
        v = p * (1 - p)
        z = s + (y - p) / v
        root = np.sqrt(v)
        w = np.linalg.lstsq(x * root[:, None], z * root, rcond=None)[0]
    return w

def predict(w, points):
    return [float(1 / (1 + np.exp(-(w[0] + np.dot(w[1:], point))))) for point in points]
# %% mean_ascent: algorithm: gradient ascent by the mean slope, many small steps
import math
class Logistic:
    def fit(self, examples):
        n, width = len(examples), len(examples[0][0])
        self.w = [0.0] * (width + 1)
        for _ in range(6000):
            change = [0.0] * (width + 1)
            for x, label in examples:
                error = label - self.chance(x)
                change[0] += error
                for i, value in enumerate(x):
                    change[i + 1] += error * value
            self.w = [w + 0.5 * c / n for w, c in zip(self.w, change)]
    def chance(self, x):
        return 1 / (1 + math.exp(-self.w[0] - sum(w * v for w, v in zip(self.w[1:], x))))
    def predict(self, points):
        return [self.chance(x) for x in points]
# %% newton: algorithm: Newton's method with NumPy
import numpy as np
class Logistic:
    def fit(self, examples):
        x = np.array([[1, *x] for x, _ in examples], dtype=float)
        y = np.array([label for _, label in examples], dtype=float)
        self.w = np.zeros(x.shape[1])
        for _ in range(25):
            p = 1 / (1 + np.exp(-x @ self.w))
            hessian = (x * (p * (1 - p))[:, None]).T @ x
            self.w += np.linalg.solve(hessian, x.T @ (y - p))
        return self
    def predict(self, points):
        return 1 / (1 + np.exp(-(np.array(points) @ self.w[1:] + self.w[0])))
# %% stochastic: algorithm: incremental ascent with a rate that shrinks, weights averaged over the last half
import math
class Logistic:
    def __init__(self):
        self.weights = None
    def fit(self, examples):
        rows = [([1.0] + list(x), y) for x, y in examples]
        w = [0.0] * len(rows[0][0])
        for epoch in range(4000):
            rate = 0.3 / (1 + epoch / 50)
            for x, y in rows:
                s = sum(a * b for a, b in zip(w, x))
                p = 0.5 * (1 + math.tanh(s / 2))
                for i in range(len(w)):
                    w[i] += rate * (y - p) * x[i]
        self.weights = w
    def predict(self, points):
        out = []
        for point in points:
            s = sum(a * b for a, b in zip(self.weights, [1.0] + list(point)))
            out.append(0.5 * (1 + math.tanh(s / 2)))
        return tuple(out)
