# %% bisect: algorithm: the tree by bisection, shares as fractions, alphas from the largest down
from bisect import bisect_right
from fractions import Fraction
def said(tree, row):
    while isinstance(tree, dict):
        tree = tree["branches"][row[tree["test"]]]
    return tree

def choose_alpha(paths, held, target, alphas):
    def mean(alpha):
        total = Fraction(0)
        for path, rows in zip(paths, held):
            tree = path[bisect_right([begins for begins, _ in path], alpha) - 1][1]
            total += Fraction(sum(said(tree, row) == row[target] for row in rows), len(rows))
        return total / len(held)
    return max(sorted(alphas, reverse=True), key=mean)
# %% loops: algorithm: plain loops and floats, keeps the best so far
def right(tree, row, target):
    if isinstance(tree, str):
        return tree == row[target]
    return right(tree["branches"][row[tree["test"]]], row, target)

def choose_alpha(paths, held, target, alphas):
    best, best_mean = None, -1
    for alpha in sorted(alphas):
        shares = []
        for k in range(len(paths)):
            tree = None
            for begins, candidate in paths[k]:
                if begins <= alpha:
                    tree = candidate
            shares.append(sum(right(tree, row, target) for row in held[k]) / len(held[k]))
        mean = sum(shares) / len(shares)
        if mean >= best_mean:
            best, best_mean = alpha, mean
    return best
