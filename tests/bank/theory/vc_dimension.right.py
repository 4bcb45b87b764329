# %% by_bitmasks: algorithm: hypotheses as numbers, sets of instances as bit masks
def vc_dimension(hypotheses):
    codes = [int("".join(map(str, row)), 2) for row in hypotheses]
    best = 0
    for mask in range(2 ** len(hypotheses[0])):
        size = bin(mask).count("1")
        if len({code & mask for code in codes}) == 2**size:
            best = max(best, size)
    return best
# %% from_the_top: algorithm: from large sets to small ones, as a float
from itertools import combinations, product
def vc_dimension(hypotheses):
    for size in range(len(hypotheses[0]), 0, -1):
        for points in combinations(range(len(hypotheses[0])), size):
            seen = [tuple(h[p] for p in points) for h in hypotheses]
            if all(labels in seen for labels in product([0, 1], repeat=size)):
                return float(size)
    return 0.0
# %% recursive: algorithm: a set is shattered if both halves, by the label of one instance, shatter the rest
def shattered(rows, points):
    if not points:
        return bool(rows)
    first, *rest = points
    return all(shattered([row for row in rows if row[first] == label], rest) for label in (0, 1))

def vc_dimension(hypotheses):
    def largest(start, chosen):
        if not shattered(hypotheses, chosen):
            return -1
        further = (largest(place + 1, [*chosen, place]) for place in range(start, len(hypotheses[0])))
        return max([len(chosen), *further])
    return largest(0, [])
