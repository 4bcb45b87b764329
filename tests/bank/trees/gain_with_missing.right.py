# %% by_weights: algorithm: every example as a list of weighted pieces, then one weighted gain
from collections import defaultdict
from math import log2
def info(weights):
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in weights if w > 0)
def gain_with_missing(rows, attribute, target, policy):
    known = [r for r in rows if r[attribute] is not None]
    if not known:
        return 0
    table = defaultdict(lambda: defaultdict(float))
    for r in known:
        table[r[attribute]][r[target]] += 1
    if policy == "fractional":
        shares = {v: sum(c.values()) / len(known) for v, c in table.items()}
        for r in rows:
            if r[attribute] is None:
                for v, share in shares.items():
                    table[v][r[target]] += share
    whole = defaultdict(float)
    for counts in table.values():
        for label, w in counts.items():
            whole[label] += w
    n = sum(whole.values())
    left = sum(sum(c.values()) / n * info(c.values()) for c in table.values())
    gain = info(whole.values()) - left
    return gain * len(known) / len(rows) if policy == "known_share" else gain
# %% mutual: algorithm: mutual information from a joint table of exact fractions
from collections import Counter
from fractions import Fraction
from math import log
def gain_with_missing(rows, attribute, target, policy):
    values = Counter(r[attribute] for r in rows)
    gaps = values.pop(None, 0)
    n = sum(values.values())
    if n == 0:
        return 0.0
    joint = Counter()
    for r in rows:
        if r[attribute] is not None:
            joint[r[attribute], r[target]] += Fraction(1)
        elif policy == "fractional":
            for v, k in values.items():
                joint[v, r[target]] += Fraction(k, n)
    total = sum(joint.values())
    a, c = Counter(), Counter()
    for (v, label), w in joint.items():
        a[v] += w
        c[label] += w
    found = sum(float(w / total) * log(w * total / (a[v] * c[label])) for (v, label), w in joint.items()) / log(2)
    if policy == "known_share":
        found = found * n / (n + gaps)
    return max(found, 0.0)
