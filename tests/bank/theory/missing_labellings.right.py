# %% counting_up: algorithm: labellings as binary numbers, lists of lists, the largest first
def missing_labellings(hypotheses, points):
    seen = {sum(h[p] << i for i, p in enumerate(points)) for h in hypotheses}
    wanted = [n for n in range(2 ** len(points)) if n not in seen]
    return [[n >> i & 1 for i in range(len(points))] for n in reversed(wanted)]
# %% sets: algorithm: the difference of two sets
from itertools import product
def missing_labellings(hypotheses, points):
    return set(product((0, 1), repeat=len(points))) - {tuple(h[p] for p in points) for h in hypotheses}
# %% truth_values: type: frozen sets of tuples of truth values
from itertools import product
def missing_labellings(hypotheses, points):
    seen = [[bool(h[p]) for p in points] for h in hypotheses]
    return frozenset(row for row in product((False, True), repeat=len(points)) if list(row) not in seen)
