# %% cross_products: algorithm: pairs compared by cross products, without any division
from functools import cmp_to_key
def rank_leaves(leaves):
    def compare(i, j):
        (a, b), (c, d) = leaves[i], leaves[j]
        return c * (a + b) - a * (c + d) or (c + d) - (a + b)
    return sorted(range(len(leaves)), key=cmp_to_key(compare))
# %% selection: algorithm: the best of the leaves that are left is taken out each time
from fractions import Fraction
def rank_leaves(leaves):
    left, ranked = list(range(len(leaves))), []
    while left:
        best = left[0]
        for i in left[1:]:
            share, top = Fraction(leaves[i][0], sum(leaves[i])), Fraction(leaves[best][0], sum(leaves[best]))
            if share > top or share == top and sum(leaves[i]) > sum(leaves[best]):
                best = i
        left.remove(best)
        ranked.append(best)
    return ranked
# %% floats: algorithm: shares as floats, which equal fractions divide to exactly
def rank_leaves(leaves):
    return sorted(range(len(leaves)), key=lambda i: (-leaves[i][0] / sum(leaves[i]), -sum(leaves[i])))
