"""algorithm: the distribution of one variable is the same whatever the other is; lists in a list."""

from itertools import combinations


def independent_pairs(joint):
    def total(*conditions):
        return sum(p for values, p in joint if all(values[k] == v for k, v in conditions))

    domains = [set(column) for column in zip(*(values for values, _ in joint))]

    def free(i, j):
        return not any(
            abs(total((i, a), (j, b)) / total((j, b)) - total((i, a))) > 1e-6 for a in domains[i] for b in domains[j]
        )

    return [list(pair) for pair in combinations(range(len(domains)), 2) if free(*pair)]
