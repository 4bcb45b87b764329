"""type: a generator of tuples."""


def split_rows(rows, attribute):
    for value in {row[attribute] for row in rows}:
        yield tuple(i for i, row in enumerate(rows) if row[attribute] == value)
