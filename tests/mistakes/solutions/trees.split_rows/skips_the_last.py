# mistake: none that is known
def split_rows(rows, attribute):
    parts = {}
    for number in range(len(rows) - 1):
        parts.setdefault(rows[number][attribute], []).append(number)
    return list(parts.values())
