# mistake: rows dropped by one column
from collections import Counter

TEST = {"=": lambda a, b: a == b, "<=": lambda a, b: a <= b, ">=": lambda a, b: a >= b}


def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return list(filter(lambda row: row[column] is not None, rows))
    known = []
    for row in rows:
        if row[column] is None:
            continue
        if condition and (row[condition[0]] is None or not TEST[condition[1]](row[condition[0]], condition[2])):
            continue
        known.append(row[column])
    new = sum(known) / len(known) if strategy == "mean" else Counter(known).most_common(1)[0][0]
    return [row if row[column] is not None else {**row, column: new} for row in rows]
