# mistake: least frequent value
from collections import Counter


def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [row for row in rows if None not in row.values()]

    def good(row):
        if condition is None:
            return True
        name, sign, value = condition
        if row[name] is None:
            return False
        return row[name] == value if sign == "=" else (row[name] - value) * (1 if sign == ">=" else -1) >= 0

    known = [row[column] for row in rows if good(row) and row[column] is not None]
    new = sum(known) / len(known) if strategy == "mean" else Counter(known).most_common()[-1][0]
    return [{**row, column: new} if row[column] is None else row for row in rows]
