"""algorithm: every subset of every basket counted, the empty one too; a Counter with sorted tuples."""

from collections import Counter
from itertools import chain, combinations


def itemset_supports(transactions, min_support):
    counter = Counter(
        chain.from_iterable(combinations(sorted(t), k) for t in transactions for k in range(len(t) + 1))
    )
    for key in [key for key, n in counter.items() if n < min_support]:
        del counter[key]
    return counter
