# mistake: condition left out
from statistics import mean, mode


def impute(rows, column, strategy, condition=None):
    if strategy == "drop":
        return [row for row in rows if None not in row.values()]
    known = [row[column] for row in rows if row[column] is not None]
    new = mean(known) if strategy == "mean" else mode(known)
    out = []
    for row in rows:
        row = dict(row)
        if row[column] is None:
            row[column] = new
        out.append(row)
    return out
