# mistake: none that is known
def meets(row, condition):
    if condition is None:
        return True
    name, op, value = condition
    x = row[name]
    if x is None:
        return False
    if op == "=":
        return x == value
    return x <= value if op == "<=" else x >= value


def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [r for r in rows if None not in r.values()]
    known = [r[column] for r in rows if r[column] is not None and meets(r, condition)]
    if strategy == "mean":
        fill = min(known)
    else:
        fill = max(known, key=known.count)
    return [{**r, column: fill if r[column] is None else r[column]} for r in rows]
