# %% plain: algorithm: gains and ratios in dicts, the first of tied ones
from collections import Counter
from math import log2
def H(items):
    n = len(items)
    return -sum(c / n * log2(c / n) for c in Counter(items).values())
def gain(rows, a, target):
    result = H([r[target] for r in rows])
    for v in {r[a] for r in rows}:
        part = [r[target] for r in rows if r[a] == v]
        result -= len(part) / len(rows) * H(part)
    return result
def c45_choice(rows, target):
    names = [a for a in rows[0] if a != target and len({r[a] for r in rows}) > 1]
    gains = {a: gain(rows, a, target) for a in names}
    mean = sum(gains.values()) / len(gains)
    kept = [a for a in names if gains[a] >= mean - 1e-9]
    ratios = {a: gains[a] / H([r[a] for r in rows]) for a in kept}
    return max(ratios, key=ratios.get)
# %% sums: algorithm: gains times n in nats, compared with their sum; the last of tied ones
from collections import defaultdict
from math import log
def f(n):
    return n * log(n) if n else 0.0
def c45_choice(rows, target):
    n, total = len(rows), defaultdict(int)
    for row in rows:
        total[row[target]] += 1
    before = f(n) - sum(map(f, total.values()))
    found = []
    for a in rows[0]:
        if a == target:
            continue
        sizes, joint = defaultdict(int), defaultdict(int)
        for row in rows:
            sizes[row[a]] += 1
            joint[row[a], row[target]] += 1
        if len(sizes) == 1:
            continue
        left = sum(map(f, sizes.values())) - sum(map(f, joint.values()))
        split = f(n) - sum(map(f, sizes.values()))
        found.append((before - left, (before - left) / split, a))
    bar = sum(g for g, _, _ in found)
    best = None
    for g, r, a in found:
        if len(found) * g < bar - 1e-7:
            continue
        if best is None or r >= best[0] - 1e-12:
            best = (r, a)
    return best[1]
