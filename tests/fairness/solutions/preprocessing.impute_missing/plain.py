"""algorithm: lists, the first of tied values."""


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
