"""algorithm: one list for each value, in a dict."""


def split_rows(rows, attribute):
    parts = {}
    for i, row in enumerate(rows):
        if row[attribute] not in parts:
            parts[row[attribute]] = []
        parts[row[attribute]].append(i)
    return list(parts.values())
