# mistake: the same stump in every round
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
            weights = [w if ok else w * beta for w, ok in zip(weights, right)]
            total = sum(weights)
            weights = [w / total for w in weights]
            self.team.append((math.log(1 / beta), stump))

    def predict(self, points):
        out = []
        for x in points:
            score = sum(vote * stump_label(stump, x) for vote, stump in self.team)
            out.append(1 if score > 0 else -1)
        return out
