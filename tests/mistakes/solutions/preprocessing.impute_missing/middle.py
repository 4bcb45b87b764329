# mistake: median
from statistics import median, mode


def holds(row, condition):
    if not condition:
        return True
    a, op, v = condition
    return row[a] is not None and (row[a] == v if op == "=" else row[a] >= v if op == ">=" else row[a] <= v)


def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [row for row in rows if all(v is not None for v in row.values())]
    known = [row[column] for row in rows if row[column] is not None and holds(row, condition)]
    new = {"mean": median, "mode": mode}[strategy](known)
    return [{name: new if name == column and v is None else v for name, v in row.items()} for row in rows]
