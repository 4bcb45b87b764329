# mistake: counts
from collections import Counter


def joint_distribution(rows, variables):
    return dict(Counter(tuple(r[v] for v in variables) for r in rows))
