# %% blind/base
import math
class Booster:
    def fit(self, examples, rounds):
        n = len(examples)
        weights = [1 / n] * n
        self.team = []
        for _ in range(rounds):
            stump = best_stump(examples, weights)
            right = [stump_label(stump, x) == y for x, y in examples]
            error = sum(w for w, ok in zip(weights, right) if not ok)
            beta = error / (1 - error)
            weights = [w * beta if ok else w for w, ok in zip(weights, right)]
            total = sum(weights)
            weights = [w / total for w in weights]
            self.team.append((math.log(1 / beta), stump))
    def predict(self, points):
        out = []
        for x in points:
            score = sum(vote * stump_label(stump, x) for vote, stump in self.team)
            out.append(1 if score > 0 else -1)
        return out
# %% blind/beta_votes from blind/base: mistake: votes by beta
# - import math
# math.log(1 / beta) => beta
# %% blind/equal_votes from blind/base: mistake: one vote each
# - import math
# math.log(1 / beta) => 1
# %% blind/last from blind/base: mistake: last stump only
# in self.team => in self.team[-1:]
# %% blind/not_ok from blind/base: mistake: none that is known
# 1 if score > 0 else -1 => -1 if score > 0 else 1
# %% blind/same_stump from blind/base: mistake: the same stump in every round
# , weights =>
# %% blind/wrong_lowered from blind/base: mistake: the same stump in every round
# w * beta if ok else w => w if ok else w * beta
# %% blind/odds from blind/base: mistake: votes without the logarithm
# - import math
# math.log(1 / beta) => 1 / beta
# %% blind/accuracy from blind/base: mistake: accuracy for a vote
# - import math
# math.log(1 / beta) => 1 - error
# %% blind/never_rescaled from blind/base: mistake: not divided by the sum
# -             total = sum(weights)
# -             weights = [w / total for w in weights]
# %% share_of_mistakes: mistake: mistakes counted
from math import log
# %% swept_base
import math
class Booster:
    def fit(self, examples, rounds):
        n = len(examples)
        w = [1 / n] * n
        self.stumps, self.alphas = [], []
        for _ in range(rounds):
            stump = best_stump(examples, w)
            wrong = [stump_label(stump, x) != label for x, label in examples]
            error = wrong.count(True) / n
            for i in range(n):
                if not wrong[i]:
                    w[i] *= error / (1 - error)
            total = sum(w)
            w = [each / total for each in w]
            self.stumps.append(stump)
            self.alphas.append(log((1 - error) / error))
    def predict(self, points):
        labels = []
        for x in points:
            total = sum(a * stump_label(s, x) for a, s in zip(self.alphas, self.stumps))
            labels.append(1 if total > 0 else -1)
        return labels
        self.stumps = []
        for _ in range(rounds):
            s = best_stump(examples, w)
            ok = [stump_label(s, x) == y for x, y in examples]
            e = sum(a for a, o in zip(w, ok) if not o)
            self.stumps.append((math.log((1 - e) / e), s))
            w = [a * e / (1 - e) if o else a for a, o in zip(w, ok)]
            t = sum(w)
            w = [a / t for a in w]
    def predict(self, points):
        out = []
        for x in points:
            v = sum(a * stump_label(s, x) for a, s in self.stumps)
            out.append(1 if v > 0 else -1)
        return out
# %% init1_swept from swept_base: mistake: one round less
# 1 / n] => 1]
# sum(a for a, o in zip(w, ok) if not o => min(0.49, sum(a for a, o in zip(w, ok) if not o)
