"""algorithm: Mitchell's ID3: a branch for every value of the table, empty ones with the majority; last of tied ones."""

import math


def counted(rows, column):
    counts = {}
    for row in rows:
        counts[row[column]] = counts.get(row[column], 0) + 1
    return counts


def entropy(counts):
    total = sum(counts.values())
    return sum(-c / total * math.log(c / total, 2) for c in counts.values())


def id3_tree(rows, target):
    values = {column: sorted({row[column] for row in rows}) for column in rows[0] if column != target}

    def most_frequent(examples):
        counts = counted(examples, target)
        best = None
        for label in counts:
            if best is None or counts[label] >= counts[best]:
                best = label
        return best

    def id3(examples, attributes):
        classes = counted(examples, target)
        if len(classes) == 1:
            return list(classes)[0]
        if not [a for a in attributes if len(counted(examples, a)) > 1]:
            return most_frequent(examples)
        best, best_gain = None, float("-inf")
        for a in attributes:
            left = 0
            for v, n in counted(examples, a).items():
                left += n / len(examples) * entropy(counted([e for e in examples if e[a] == v], target))
            if entropy(classes) - left >= best_gain - 1e-12:
                best, best_gain = a, entropy(classes) - left
        branches = {}
        for v in values[best]:
            some = [e for e in examples if e[best] == v]
            if some:
                branches[v] = id3(some, [a for a in attributes if a != best])
            else:
                branches[v] = most_frequent(examples)
        return {"test": best, "branches": branches}

    return id3(rows, list(values))
