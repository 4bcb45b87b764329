"""type: the values of a defaultdict, as they are."""

from collections import defaultdict


def split_rows(rows, attribute):
    parts = defaultdict(list)
    for i, row in enumerate(rows):
        parts[row[attribute]].append(i)
    return parts.values()
