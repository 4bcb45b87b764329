# %% weightless from right/plain: mistake: weights ignored
# pairs = list(zip(rows, weights)) => pairs = [(row, 1) for row in rows]
# %% worst from right/plain: mistake: largest error
# e1 + e2 < best[0] - 1e-12 => e1 + e2 > best[0] + 1e-12
# %% counted_labels from right/plain: mistake: labels of the branches not weighted
#           _, self.a, self.v, self.yes, self.no = best
# +         _, a, v, _, _ = best
# +         pairs = [(row, 1) for row in rows]
# +         self.yes = heaviest([p for p in pairs if p[0][a] == v])[0]
# +         self.no = heaviest([p for p in pairs if p[0][a] != v] or pairs)[0]
# %% gain from right/plain: mistake: information gain
# -             return best, sum(total.values()) - total[best]
# +             from math import log2
# +             n = sum(total.values())
# +             return best, -sum(w * log2(w / n) for w in total.values())
# %% one_r: mistake: a branch for every value
class Stump:
    def fit(self, rows, target, weights):
        everything, best = {}, None
        for row, w in zip(rows, weights):
            everything[row[target]] = everything.get(row[target], 0) + w
        self.overall = max(everything, key=everything.get)
        for a in rows[0]:
            if a == target:
                continue
            table = {}
            for row, w in zip(rows, weights):
                found = table.setdefault(row[a], {})
                found[row[target]] = found.get(row[target], 0) + w
            error = sum(sum(f.values()) - max(f.values()) for f in table.values())
            if best is None or error < best - 1e-12:
                best, self.a = error, a
                self.labels = {v: max(f, key=f.get) for v, f in table.items()}
    def predict(self, rows):
        return [self.labels.get(row[self.a], self.overall) for row in rows]
# %% first_attribute_only from right/plain: mistake: none that is known
#                   continue
# +             if best is not None:
# +                 break
# %% share_of_branch from right/plain: mistake: none that is known
# return best, sum(total.values()) - total[best] => return best, 1 - total[best] / sum(total.values())
