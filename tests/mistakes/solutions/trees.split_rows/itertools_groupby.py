# mistake: neighbours only
from itertools import groupby


def split_rows(rows, attribute):
    parts = []
    for _, part in groupby(enumerate(rows), key=lambda pair: pair[1][attribute]):
        parts.append([number for number, _ in part])
    return parts
