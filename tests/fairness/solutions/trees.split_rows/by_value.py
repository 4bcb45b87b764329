"""algorithm: a pass for each value, the values sorted backwards."""


def split_rows(rows, attribute):
    values = sorted({row[attribute] for row in rows}, reverse=True)
    return [[i for i in range(len(rows)) if rows[i][attribute] == v] for v in values]
