"""algorithm: no tables: every example looks for the examples that are like it."""

from math import log2


def gain_ratio(rows, attribute, target):
    n = len(rows)
    gain = split = 0.0
    for row in rows:
        like_a = like_c = like_both = 0
        for other in rows:
            a = other[attribute] == row[attribute]
            c = other[target] == row[target]
            like_a += a
            like_c += c
            like_both += a and c
        gain += log2(like_both * n / (like_a * like_c)) / n
        split -= log2(like_a / n) / n
    if split < 1e-12:
        return 0
    return gain / split
