"""algorithm: with conjunctions S has one member; G is every smallest subset of its values that rejects the negatives."""

from itertools import combinations


def borders(positives, negatives):
    s = [column[0] if len(set(column)) == 1 else "?" for column in zip(*positives)]
    held = [i for i, value in enumerate(s) if value != "?"]
    if any(all(x[i] == s[i] for i in held) for x in negatives):
        return [], []
    smallest = []
    for size in range(len(held) + 1):
        for chosen in map(set, combinations(held, size)):
            if any(known <= chosen for known in smallest):
                continue
            if all(any(x[i] != s[i] for i in chosen) for x in negatives):
                smallest.append(chosen)
    return [tuple(s)], [tuple(v if i in c else "?" for i, v in enumerate(s)) for c in smallest]


def candidate_elimination(domains, examples):
    result = []
    for n in range(1, len(examples) + 1):
        positives = [x for x, label in examples[:n] if label == "yes"]
        negatives = [x for x, label in examples[:n] if label == "no"]
        s, g = borders(positives, negatives)
        result.append({"S": s, "G": g})
    return result
