"""type: a Series with an index of its own."""

import pandas as pd

from itertools import combinations


def confidences(items, transactions):
    def count(part):
        return sum(1 for basket in transactions if set(part) <= set(basket))

    found = []
    for size in range(1, len(items)):
        for body in combinations(items, size):
            found.append(count(items) / count(body))
    return pd.Series(found, index=[f"rule {n}" for n in range(len(found))])
