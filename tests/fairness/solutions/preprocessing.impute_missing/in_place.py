"""algorithm: changes the rows it got and returns them; the last of tied values in the alphabet."""

import operator
from collections import Counter
from statistics import mean

SIGNS = {"=": operator.eq, "<=": operator.le, ">=": operator.ge}


def impute(rows, column, strategy, condition):
    if strategy == "drop":
        for row in list(rows):
            if None in row.values():
                rows.remove(row)
        return rows
    some = rows
    if condition:
        name, sign, value = condition
        some = [row for row in rows if row[name] is not None and SIGNS[sign](row[name], value)]
    known = [row[column] for row in some if row[column] is not None]
    if strategy == "mean":
        value = mean(known)
    else:
        counts = Counter(known)
        value = max(counts, key=lambda each: (counts[each], each))
    for row in rows:
        if row[column] is None:
            row[column] = value
    return rows
