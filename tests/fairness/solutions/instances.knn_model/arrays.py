"""type: an array of labels; only the columns that vary, differences scaled at the end, all queries at once."""

import numpy as np


class Neighbours:
    def fit(self, points, labels, k):
        x = np.asarray(points, dtype=float)
        self.varies = np.ptp(x, axis=0) > 0
        self.x, self.width = x[:, self.varies], np.ptp(x, axis=0)[self.varies]
        self.y, self.k = np.asarray(labels), k

    def predict(self, points):
        q = np.asarray(points, dtype=float)[:, self.varies]
        apart = (q[:, None, :] - self.x[None, :, :]) / self.width
        near = np.argsort((apart**2).sum(axis=2), axis=1, kind="stable")[:, : self.k]
        answer = []
        for row in self.y[near]:
            names, counts = np.unique(row, return_counts=True)
            answer.append(names[counts.argmax()])
        return np.array(answer)
