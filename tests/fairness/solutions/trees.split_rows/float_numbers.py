"""type: numbers as floats, tuples in a tuple."""


def split_rows(rows, attribute):
    parts = {}
    for i, row in enumerate(rows):
        parts.setdefault(row[attribute], []).append(float(i))
    return tuple(tuple(p) for p in parts.values())
