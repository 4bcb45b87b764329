"""algorithm: itertools.groupby over sorted numbers."""

from itertools import groupby


def split_rows(rows, attribute):
    key = lambda i: rows[i][attribute]
    return [list(group) for _, group in groupby(sorted(range(len(rows)), key=key), key)]
