# %% plain: algorithm: the three formulas as they are written
from math import log2
def h(*counts):
    n = sum(counts)
    return -sum(c / n * log2(c / n) for c in counts if c)
def subgroup_quality(pos, neg, all_pos, all_neg, measure):
    total = all_pos + all_neg
    if measure == "laplace":
        return abs((pos + 1) / (pos + neg + 2) - all_pos / total)
    if measure == "average_recall":
        return abs((pos / all_pos + (all_neg - neg) / all_neg) / 2 - 0.5)
    quality = h(all_pos, all_neg)
    for p, n in [(pos, neg), (all_pos - pos, all_neg - neg)]:
        if p + n:
            quality -= (p + n) / total * h(p, n)
    return max(quality, 0)
# %% divergence: algorithm: mutual information as a sum over the four cells of joint over product
from fractions import Fraction
from math import log2
def subgroup_quality(pos, neg, all_pos, all_neg, measure):
    if measure == "laplace":
        return abs(Fraction(1 + pos, 2 + pos + neg) - Fraction(all_pos, all_pos + all_neg))
    if measure == "average_recall":
        return abs(Fraction(pos * all_neg - neg * all_pos, 2 * all_pos * all_neg))
    n = all_pos + all_neg
    inside = pos + neg
    cells = [(pos, inside, all_pos), (neg, inside, all_neg),
             (all_pos - pos, n - inside, all_pos), (all_neg - neg, n - inside, all_neg)]
    total = sum(c / n * log2(Fraction(c * n, row * column)) for c, row, column in cells if c)
    return total if total > 0 else 0.0
