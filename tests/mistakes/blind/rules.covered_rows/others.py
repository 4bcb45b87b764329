# mistake: rows that are not covered
def covered_rows(body, rows):
    found = []
    for i, row in enumerate(rows):
        ok = True
        for name, value in body:
            if row[name] != value:
                ok = False
        if not ok:
            found.append(i)
    return found
