"""algorithm: every combination of the values that occur, those that never come with 0 as well."""

from itertools import product


def joint_distribution(rows, variables):
    domains = [sorted({row[v] for row in rows}) for v in variables]
    found = {}
    for values in product(*domains):
        hits = [row for row in rows if all(row[v] == value for v, value in zip(variables, values))]
        found[values] = len(hits) / len(rows)
    return found
