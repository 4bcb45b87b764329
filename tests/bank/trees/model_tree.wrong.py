# %% constants from right/sums: mistake: means in the leaves
# if sxx > 1e-12 else 0 => if sxx < -1 else 0
# %% pairs from right/sums: mistake: smaller branches
# range(3, len(pts) - 2) => range(2, len(pts) - 1)
# %% fours from right/sums: mistake: larger branches
# range(3, len(pts) - 2) => range(4, len(pts) - 3)
# %% straight from right/sums: mistake: one line only
# if len(set(ys)) > 1: => if len(set(ys)) > 1000:
# %% through_origin from right/sums: mistake: none that is known
# return (my - b * mx, b) => return (0, b)
# %% unweighted from right/with_numpy: mistake: sides not weighted
# len(left) * left.var() + len(right) * right.var() => left.var() + right.var()
# %% stump from right/sums: mistake: one test only
# self.root = self.grow(sorted(zip(xs, ys))) => self.root = self.grow(sorted(zip(xs, ys)), True)
# def grow(self, pts): => def grow(self, pts, top=False):
# if len(set(ys)) > 1: => if top and len(set(ys)) > 1:
# %% by_lines from right/sums: mistake: tests chosen by the lines
# + def rest(pts):
# +     mx, my = sum(x for x, _ in pts) / len(pts), sum(y for _, y in pts) / len(pts)
# +     sxx, sxy = sum((x - mx) ** 2 for x, _ in pts), sum((x - mx) * (y - my) for x, y in pts)
# +     return ss([y for _, y in pts]) - (sxy**2 / sxx if sxx > 1e-12 else 0)
# cuts.append((ss(ys[:i]) + ss(ys[i:]), i)) => cuts.append((rest(pts[:i]) + rest(pts[i:]), i))
