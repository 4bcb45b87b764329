# %% axes: mistake: one attribute alone
def separable_labellings(points, labellings):
    def stump(labels, i):
        ranked = sorted(zip([p[i] for p in points], labels))
        for cut in range(1, len(ranked)):
            left, right = ranked[:cut], ranked[cut:]
            if left[-1][0] < right[0][0] and len({y for _, y in left}) == len({y for _, y in right}) == 1:
                return True
        return False
    return [n for n, labels in enumerate(labellings) if stump(labels, 0) or stump(labels, 1)]
# %% centroids: mistake: nearest mean
import numpy as np
def separable_labellings(points, labellings):
    x = np.array(points, dtype=float)
    found = []
    for n, labels in enumerate(labellings):
        y = np.array(labels)
        one, zero = x[y == 1].mean(axis=0), x[y == 0].mean(axis=0)
        guess = np.linalg.norm(x - one, axis=1) < np.linalg.norm(x - zero, axis=1)
        if (guess == (y == 1)).all():
            found.append(n)
    return found
# %% through_origin from centroids: mistake: none that is known
# - import numpy as np
#
# -     x = np.array(points, dtype=float)
# y = np.array(labels) => w = [0, 0]
# one, zero = x[y == 1].mean(axis=0), x[y == 0].mean(axis=0) => for _ in range(500):
# -         guess = np.linalg.norm(x - one, axis=1) < np.linalg.norm(x - zero, axis=1)
#         if (guess == (y == 1)).all() =>             for (a, b), y in zip(points, labels)
# +                 o = int(w[0] * a + w[1] * b > 0)
# +                 w = [w[0] + (y - o) * a, w[1] + (y - o) * b]
# +         if all(int(w[0] * a + w[1] * b > 0) == y for (a, b), y in zip(points, labels)):
# %% five_epochs from through_origin: mistake: too few epochs
# w = [0, 0] => w = [0, 0, 0]
# range(500) => range(3)
# o = int(w[0] * a + w[1 => o = int(w[0] + w[1] * a + w[2
# +                 w[0] += y - o
# +                 w[1] += (y - o) * a
# w = [w[0] + (y - o) * a, w[1] + (y - o) * b] => w[2] += (y - o) * b
# * a + w[1] => + w[1] * a + w[2]
# %% inseparable: mistake: turned around
def separable_labellings(points, labellings):
    found = []
    for number, labels in enumerate(labellings):
        w = [0, 0, 0]
        for _ in range(500):
            wrong = 0
            for (x, y), label in zip(points, labels):
                side = 1 if label else -1
                if side * (w[0] + w[1] * x + w[2] * y) <= 0:
                    wrong += 1
                    w = [w[0] + side, w[1] + side * x, w[2] + side * y]
            if not wrong:
                break
        if wrong:
            found.append(number)
    return found
# %% swept_base
def separable_labellings(points, labellings):
    good = []
    for k, labels in enumerate(labellings):
        w = [0, 0, 0]
        for epoch in range(2000):
            ok = True
            for (x, y), t in zip(points, labels):
                s = w[0] + w[1] * x + w[2] * y
                t = 1 if t else -1
                if s * t <= 0:
                    ok = False
                    w = [w[0] + t, w[1] + t * x, w[2] + t * y]
            if ok:
                good.append(k)
                break
    return good
# %% origin_swept from swept_base: mistake: only lines through the origin
# w[0] + t => 0
# %% pairs_all_on_line_swept: mistake: points on the line
def separable_labellings(points, labellings):
    good = []
    for k, labels in enumerate(labellings):
        ok = False
        for i, p in enumerate(points):
            for q in points[i + 1:]:
                s = [(q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) for r in points]
                for g in (1, -1):
                    if all(g * v >= 0 if t else g * v <= 0 for v, t in zip(s, labels)):
                        ok = True
        if ok:
            good.append(k)
    return good
