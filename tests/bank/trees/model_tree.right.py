# %% sums: algorithm: recursion over sorted points, sums of squares from sums, slope from deviations
def ss(ys):
    m = sum(ys) / len(ys)
    return sum((y - m) ** 2 for y in ys)
class ModelTree:
    def fit(self, xs, ys):
        self.root = self.grow(sorted(zip(xs, ys)))
    def grow(self, pts):
        ys = [y for _, y in pts]
        cuts = []
        if len(set(ys)) > 1:
            for i in range(3, len(pts) - 2):
                if pts[i - 1][0] < pts[i][0]:
                    cuts.append((ss(ys[:i]) + ss(ys[i:]), i))
        if not cuts:
            n = len(pts)
            mx, my = sum(x for x, _ in pts) / n, sum(ys) / n
            sxx = sum((x - mx) ** 2 for x, _ in pts)
            b = sum((x - mx) * (y - my) for x, y in pts) / sxx if sxx > 1e-12 else 0
            return (my - b * mx, b)
        _, i = min(cuts)
        return ((pts[i - 1][0] + pts[i][0]) / 2, self.grow(pts[:i]), self.grow(pts[i:]))
    def predict(self, xs):
        out = []
        for x in xs:
            node = self.root
            while len(node) == 3:
                node = node[1] if x < node[0] else node[2]
            out.append(node[0] + node[1] * x)
        return out
# %% with_numpy: algorithm: arrays, masks, and lstsq in the leaves
import numpy as np
class ModelTree:
    def fit(self, xs, ys):
        self.x, self.y = np.array(xs, float), np.array(ys, float)
        self.leaves = []
        self.grow(np.ones(len(xs), bool), -np.inf, np.inf)
        return self
    def grow(self, here, low, high):
        x, y = self.x[here], self.y[here]
        values = np.unique(x)
        best = None
        if y.max() > y.min():
            for t in (values[:-1] + values[1:]) / 2:
                left, right = y[x < t], y[x >= t]
                if len(left) >= 3 and len(right) >= 3:
                    cost = len(left) * left.var() + len(right) * right.var()
                    if best is None or cost < best[0]:
                        best = (cost, t)
        if best is not None:
            t = best[1]
            self.grow(here & (self.x < t), low, t)
            self.grow(here & (self.x >= t), t, high)
        elif len(values) == 1:
            self.leaves.append((low, high, np.array([y.mean(), 0.0])))
        else:
            self.leaves.append((low, high, np.linalg.lstsq(np.c_[np.ones(len(x)), x], y, rcond=None)[0]))
    def predict(self, xs):
        return [float(w[0] + w[1] * x) for x in xs for low, high, w in self.leaves if low <= x < high]
