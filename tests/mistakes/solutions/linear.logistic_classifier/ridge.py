# mistake: penalty on large weights
import numpy as np


class Logistic:
    def fit(self, examples):
        x = np.array([[1, *x] for x, _ in examples], dtype=float)
        y = np.array([label for _, label in examples], dtype=float)
        shrink = np.ones(x.shape[1])
        shrink[0] = 0
        w = np.zeros(x.shape[1])
        for _ in range(20000):
            w += 0.02 * (x.T @ (y - 1 / (1 + np.exp(-x @ w))) - shrink * w)
        self.w = w

    def predict(self, points):
        return 1 / (1 + np.exp(-(np.c_[np.ones(len(points)), np.array(points)] @ self.w)))
