"""algorithm: Newton's method with NumPy."""

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
