# %% plain: algorithm: the stumps that are provided, and a sum of votes with the sign of the label
import math
class Booster:
    def fit(self, examples, rounds):
        weights = [1 / len(examples)] * len(examples)
        self.team = []
        for _ in range(rounds):
            stump = best_stump(examples, weights)
            wrong = [stump_label(stump, x) != y for x, y in examples]
            error = sum(w for w, bad in zip(weights, wrong) if bad)
            self.team.append((math.log((1 - error) / error), stump))
            weights = [w if bad else w * error / (1 - error) for w, bad in zip(weights, wrong)]
            weights = [w / sum(weights) for w in weights]
    def predict(self, points):
        totals = [sum(vote * stump_label(stump, x) for vote, stump in self.team) for x in points]
        return [1 if total > 0 else -1 for total in totals]
# %% values: algorithm: NumPy, own stumps with a polarity, whose thresholds are values of the examples; alpha, and exponents
import numpy as np
class Booster:
    def fit(self, examples, rounds):
        X = np.array([x for x, _ in examples], dtype=float)
        y = np.array([label for _, label in examples])
        w = np.ones(len(y)) / len(y)
        self.stumps = []
        for _ in range(rounds):
            best = (np.inf,)
            for j in range(X.shape[1]):
                for cut in np.unique(X[:, j]):
                    for polarity in (1, -1):
                        said = np.where(X[:, j] <= cut, polarity, -polarity)
                        error = w[said != y].sum()
                        if error < best[0]:
                            best = (error, j, cut, polarity, said)
            error, j, cut, polarity, said = best
            alpha = 0.5 * np.log((1 - error) / error)
            w = w * np.exp(-alpha * y * said)
            w /= w.sum()
            self.stumps.append((alpha, j, cut, polarity))
        return self
    def predict(self, points):
        X = np.array(points, dtype=float)
        return np.sign(sum(a * np.where(X[:, j] <= cut, p, -p) for a, j, cut, p in self.stumps)).astype(int)
# %% above: algorithm: own stumps with the upper of two neighbouring values as the threshold, x < cut; base-2 logarithms
from math import fsum, log2
class Booster:
    def fit(self, examples, rounds):
        n = len(examples)
        w = [1.0 / n] * n
        self.members = []
        for _ in range(rounds):
            found = []
            for j in range(len(examples[0][0])):
                for cut in sorted({x[j] for x, _ in examples})[1:]:
                    for low in (-1, 1):
                        wrong = [i for i, (x, y) in enumerate(examples) if (low if x[j] < cut else -low) != y]
                        found.append((fsum(w[i] for i in wrong), j, cut, low, wrong))
            error, j, cut, low, wrong = min(found)
            self.members.append((log2(1 / error - 1), j, cut, low))
            w = [v / (2 * error) if i in wrong else v / (2 - 2 * error) for i, v in enumerate(w)]
    def predict(self, points):
        labels = []
        for x in points:
            votes = {1: 0.0, -1: 0.0}
            for vote, j, cut, low in self.members:
                votes[low if x[j] < cut else -low] += vote
            labels.append(max(votes, key=votes.get))
        return labels
