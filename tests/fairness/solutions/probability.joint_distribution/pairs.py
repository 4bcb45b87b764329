"""type: a list of pairs."""


def joint_distribution(rows, variables):
    keys = [tuple(row[v] for v in variables) for row in rows]
    return [(key, keys.count(key) / len(keys)) for key in sorted(set(keys))]
