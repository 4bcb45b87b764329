"""type: a Counter: how often each confidence occurs."""

from collections import Counter

from itertools import combinations


def confidences(items, transactions):
    def count(part):
        return sum(1 for basket in transactions if set(part) <= set(basket))

    found = []
    for size in range(1, len(items)):
        for body in combinations(items, size):
            found.append(count(items) / count(body))
    return Counter(found)
