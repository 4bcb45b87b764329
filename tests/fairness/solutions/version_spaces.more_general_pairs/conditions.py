"""algorithm: fewer conditions, as proper subsets; a set of tuples."""

from itertools import permutations


def more_general_pairs(hypotheses):
    facts = [{(k, v) for k, v in enumerate(h) if v != "?"} for h in hypotheses]
    return {(i, j) for i, j in permutations(range(len(facts)), 2) if facts[i] < facts[j]}
