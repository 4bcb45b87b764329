# %% columns_first: algorithm: keys in another order, the mean as an exact fraction
from fractions import Fraction
def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return tuple(dict(reversed(row.items())) for row in rows if not [v for v in row.values() if v is None])
    total, count, tally = Fraction(0), 0, {}
    for row in rows:
        value = row[column]
        if value is None:
            continue
        if condition is not None:
            other = row[condition[0]]
            if other is None or not eval(
                "other " + condition[1].replace("=", "==", condition[1] == "=") + " condition[2]"
            ):
                continue
        count += 1
        tally[value] = tally.get(value, 0) + 1
        if strategy == "mean":
            total += value
    fill = total / count if strategy == "mean" else sorted(tally.items(), key=lambda pair: -pair[1])[0][0]
    return [
        dict(reversed({k: fill if k == column and v is None else v for k, v in row.items()}.items())) for row in rows
    ]
# %% in_place: algorithm: changes the rows it got and returns them; the last of tied values in the alphabet
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
# %% plain: algorithm: lists, the first of tied values
def meets(row, condition):
    if condition is None:
        return True
    name, sign, value = condition
    if row[name] is None:
        return False
    return (
        {"=": row[name] == value}.get(sign)
        if sign == "="
        else (row[name] <= value if sign == "<=" else row[name] >= value)
    )

def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [row for row in rows if all(v is not None for v in row.values())]
    known = [row[column] for row in rows if meets(row, condition) and row[column] is not None]
    new = sum(known) / len(known) if strategy == "mean" else max(known, key=known.count)
    return [{**row, column: new if row[column] is None else row[column]} for row in rows]
