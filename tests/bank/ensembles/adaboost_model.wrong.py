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
