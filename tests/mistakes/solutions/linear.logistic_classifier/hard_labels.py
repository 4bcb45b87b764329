# mistake: labels instead of probabilities
import numpy as np


class Logistic:
    def fit(self, examples):
        x = np.array([[1, *x] for x, _ in examples], dtype=float)
        y = np.array([label for _, label in examples], dtype=float)
        self.w = np.zeros(x.shape[1])
        for _ in range(30):
            p = 1 / (1 + np.exp(-x @ self.w))
            self.w += np.linalg.solve((x.T * (p * (1 - p))) @ x, x.T @ (y - p))

    def predict(self, points):
        return [1 if self.w[0] + np.dot(self.w[1:], p) > 0 else 0 for p in points]
