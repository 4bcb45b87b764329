# mistake: none that is known
def impute(rows, column, strategy, condition):
    if strategy == "drop":
        return [row for row in rows if None not in row.values()]
    rows = [dict(row) for row in rows]
    for name in rows[0]:
        known = [row[name] for row in rows if row[name] is not None]
        numbers = all(isinstance(v, (int, float)) for v in known)
        new = sum(known) / len(known) if numbers else max(known, key=known.count)
        for row in rows:
            if row[name] is None:
                row[name] = new
    return rows
