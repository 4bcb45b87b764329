# mistake: none that is known
def split_rows(rows, attribute):
    parts = {}
    for number, row in enumerate(rows):
        if row[attribute] not in parts:
            parts[row[attribute]] = [number]
    return list(parts.values())
