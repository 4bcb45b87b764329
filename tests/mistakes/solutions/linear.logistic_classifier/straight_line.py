# mistake: line fitted to the labels
import numpy as np


class Logistic:
    def fit(self, examples):
        a = np.array([[1, *x] for x, _ in examples], dtype=float)
        self.w = np.linalg.pinv(a) @ np.array([label for _, label in examples], dtype=float)

    def predict(self, points):
        return [min(max(self.w[0] + float(np.dot(self.w[1:], p)), 0.0), 1.0) for p in points]
