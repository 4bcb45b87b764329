# mistake: one round only
import numpy as np


class Logistic:
    def fit(self, examples):
        X = np.array([[1.0, *x] for x, _ in examples])
        y = np.array([label for _, label in examples], dtype=float)
        w = np.zeros(X.shape[1])
        p = 1 / (1 + np.exp(-X @ w))
        hessian = X.T @ (X * (p * (1 - p))[:, None])
        self.w = w + np.linalg.solve(hessian, X.T @ (y - p))

    def predict(self, points):
        return [float(1 / (1 + np.exp(-(self.w[0] + self.w[1:] @ np.array(x))))) for x in points]
