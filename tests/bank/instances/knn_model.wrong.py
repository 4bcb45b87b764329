# %% blind/base
import math
class Neighbours:
    def fit(self, points, labels, k):
        self.low = [min(c) for c in zip(*points)]
        self.high = [max(c) for c in zip(*points)]
        self.labels = labels
        self.k = k
        self.points = [self.scale(p) for p in points]
    def scale(self, p):
        out = []
        for x, a, b in zip(p, self.low, self.high):
            out.append((x - a) / (b - a) if b > a else 0)
        return out
    def predict(self, points):
        return [self.label(self.scale(p)) for p in points]
    def label(self, p):
        order = sorted(range(len(self.points)), key=lambda i: (math.dist(p, self.points[i]), -i))
        votes = {}
        for i in order[: self.k]:
            votes[self.labels[i]] = votes.get(self.labels[i], 0) + 1
        return max(sorted(votes), key=votes.get)
# %% blind/clipped from blind/base: mistake: cut off at 0 and 1
# (x - a) / (b - a) => min(1, max(0, (x - a) / (b - a)))
# %% blind/divide_by_max from blind/base: mistake: not scaled
# (x - a) / (b - a) if b > a => x / sum(c for c in self.high) if b
# %% blind/k_of_each from blind/base: mistake: none that is known
# (math.dist(p, self.points[i]), -i) => -math.dist(p, self.points[i])
# %% blind/one_neighbour from blind/base: mistake: nearest alone
# [: self.k] => [:1]
# %% blind/raw: mistake: not scaled
from collections import Counter
class Neighbours:
    def fit(self, points, labels, k):
        self.data = list(zip(points, labels))
        self.k = k
    def predict(self, points):
        answer = []
        for q in points:
            near = sorted(self.data, key=lambda d: sum((a - b) ** 2 for a, b in zip(d[0], q)))
            answer.append(Counter(label for _, label in near[: self.k]).most_common(1)[0][0])
        return answer
# %% blind/joint_scale: mistake: scaled by the flats asked about
from collections import Counter
class Neighbours:
    def fit(self, points, labels, k):
        self.points, self.labels, self.k = points, labels, k
    def predict(self, points):
        everything = self.points + points
        lows = [min(c) for c in zip(*everything)]
        spans = [max(c) - min(c) or 1 for c in zip(*everything)]
        def scaled(p):
            return [(x - low) / span for x, low, span in zip(p, lows, spans)]
        train = [scaled(p) for p in self.points]
        answer = []
        for q in map(scaled, points):
            far = [sum((a - b) ** 2 for a, b in zip(p, q)) for p in train]
            near = sorted(range(len(train)), key=far.__getitem__)[: self.k]
            answer.append(Counter(self.labels[i] for i in near).most_common(1)[0][0])
        return answer
# %% one_label_a_place from right/lists: mistake: none that is known
#           self.points = [self.scale(p) for p in points]
# +         last = {tuple(p): label for p, label in zip(self.points, labels)}
# +         self.labels = [last[tuple(p)] for p in self.points]
# %% largest_from_zero from right/lists: mistake: none that is known
# max(c) - min(c) => max([0, *c]) - min(c)
# %% small_spread_ignored from right/lists: mistake: none that is known
# if span else 0 => if span > 1e-9 else 0
