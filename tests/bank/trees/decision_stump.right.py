# %% plain: algorithm: dicts of weights, the first of tied tests
class Stump:
    def fit(self, rows, target, weights):
        def heaviest(part):
            total = {}
            for row, w in part:
                total[row[target]] = total.get(row[target], 0) + w
            best = max(total, key=total.get)
            return best, sum(total.values()) - total[best]
        pairs = list(zip(rows, weights))
        overall, _ = heaviest(pairs)
        best = None
        for a in rows[0]:
            if a == target:
                continue
            for v in sorted({row[a] for row in rows}):
                yes = [p for p in pairs if p[0][a] == v]
                no = [p for p in pairs if p[0][a] != v]
                label_yes, e1 = heaviest(yes)
                label_no, e2 = heaviest(no) if no else (overall, 0)
                if best is None or e1 + e2 < best[0] - 1e-12:
                    best = (e1 + e2, a, v, label_yes, label_no)
        _, self.a, self.v, self.yes, self.no = best
        return self
    def predict(self, rows):
        return [self.yes if row[self.a] == self.v else self.no for row in rows]
# %% by_labels: algorithm: every test with every two labels, the last of tied ones; shares of the weight
from itertools import product
class Stump:
    def fit(self, rows, target, weights):
        total = sum(weights)
        classes = sorted({row[target] for row in rows}, key=lambda c: sum(w for r, w in zip(rows, weights) if r[target] == c))
        tests = {(a, row[a]) for row in rows for a in row if a != target}
        best = []
        for (a, v), yes, no in product(sorted(tests), classes, classes):
            error = sum(w / total for r, w in zip(rows, weights) if r[target] != (yes if r[a] == v else no))
            empty = all(r[a] == v for r in rows)
            if empty and no != classes[-1]:
                continue
            best.append((round(error, 10), a, v, yes, no))
        least = min(best)[0]
        self.rule = [each for each in best if each[0] == least][-1][1:]
    def predict(self, rows):
        a, v, yes, no = self.rule
        return tuple(no if row[a] != v else yes for row in rows)
