# %% conditions: algorithm: fewer conditions, as proper subsets; a set of tuples
from itertools import permutations
def more_general_pairs(hypotheses):
    facts = [{(k, v) for k, v in enumerate(h) if v != "?"} for h in hypotheses]
    return {(i, j) for i, j in permutations(range(len(facts)), 2) if facts[i] < facts[j]}
# %% extensions: algorithm: the instances that each covers, over the values seen and one more
from itertools import product
def more_general_pairs(hypotheses):
    domains = [sorted(set(column) - {"?"}) + ["other"] for column in zip(*hypotheses)]
    covered = [frozenset(product(*(d if v == "?" else (v,) for v, d in zip(h, domains)))) for h in hypotheses]
    n = len(hypotheses)
    return [[i, j] for i in range(n) for j in range(n) if covered[j] < covered[i]]
# %% merge: algorithm: the smallest hypothesis above both is the more general of the two
def join(g, h):
    return [a if a == b else "?" for a, b in zip(g, h)]

def more_general_pairs(hypotheses):
    found = []
    for j in range(len(hypotheses)):
        for i in range(j):
            top = join(hypotheses[i], hypotheses[j])
            if top == hypotheses[i]:
                found.append((i, j))
            elif top == hypotheses[j]:
                found.append((j, i))
    return found
# %% plain: algorithm: value by value, and not the same
def more_general_pairs(hypotheses):
    pairs = []
    for i, g in enumerate(hypotheses):
        for j, h in enumerate(hypotheses):
            if g != h and all(a == "?" or a == b for a, b in zip(g, h)):
                pairs.append((i, j))
    return pairs
