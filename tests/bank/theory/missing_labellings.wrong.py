# %% beginning from right/sets: mistake: first instances
#   def missing_labellings(hypotheses, points):
# +     k = len(points)
# len(points))) - {tuple(h[p] for p in points => k)) - {tuple(h[:k]
# %% in_order from right/sets: mistake: order of the domain
# return set(product((0, 1), repeat=len(points))) - {tuple(h[p] for p => seen = {tuple(v for i, v in enumerate(h) if i
# +     return [row for row in product((0, 1), repeat=len(points)) if row not in seen]
# %% mixed_only: mistake: only labellings with both labels
def missing_labellings(hypotheses, points):
    k, missing = len(points), []
    seen = [[h[p] for p in points] for h in hypotheses]
    for number in range(1, 2**k - 1):
        row = [int(bit) for bit in format(number, f"0{k}b")]
        if row not in seen:
            missing.append(row)
    return missing
# %% present_ones: mistake: labellings that occur
def missing_labellings(hypotheses, points):
    rows = []
    for h in hypotheses:
        row = [h[p] for p in points]
        if row not in rows:
            rows.append(row)
    return rows
# %% swept
from itertools import product
def missing_labellings(hypotheses, points):
    seen = {tuple(h[p] for p in points) for h in hypotheses}
    return [l for l in product((0, 1), repeat=len(points)) if l not in seen]
# %% swept_three from swept: mistake: none that is known
#       seen = {tuple(h[p] for p in points) for h in hypotheses}
# +     points = points[:3]; seen = {s[:3] for s in seen}
