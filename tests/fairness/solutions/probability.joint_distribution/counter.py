"""algorithm: counted, then divided."""

from collections import Counter


def joint_distribution(rows, variables):
    counts = Counter(tuple(row[v] for v in variables) for row in rows)
    return {key: n / len(rows) for key, n in counts.items()}
