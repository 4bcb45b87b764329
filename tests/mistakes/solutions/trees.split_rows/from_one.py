# mistake: rows numbered from 1
def split_rows(rows, attribute):
    parts = {}
    for number, row in enumerate(rows, start=1):
        parts.setdefault(row[attribute], []).append(number)
    return list(parts.values())
