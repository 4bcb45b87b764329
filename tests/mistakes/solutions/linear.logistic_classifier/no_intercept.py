# mistake: no bias
import numpy as np


class Logistic:
    def fit(self, examples):
        x = np.array([x for x, _ in examples], dtype=float)
        y = np.array([label for _, label in examples], dtype=float)
        self.w = np.zeros(x.shape[1])
        for _ in range(20000):
            self.w += 0.3 * x.T @ (y - 1 / (1 + np.exp(-x @ self.w))) / len(y)

    def predict(self, points):
        return 1 / (1 + np.exp(-np.array(points) @ self.w))
