"""type: a set of frozensets."""


def split_rows(rows, attribute):
    return {frozenset(i for i, r in enumerate(rows) if r[attribute] == row[attribute]) for row in rows}
