# mistake: one condition is enough
def covered_rows(body, rows):
    if not body:
        return list(range(len(rows)))
    return [i for i, row in enumerate(rows) if any(row[name] == value for name, value in body)]
