# mistake: last condition only
def covered_rows(body, rows):
    found = []
    for i, row in enumerate(rows):
        ok = True
        for name, value in body:
            ok = row[name] == value
        if ok:
            found.append(i)
    return found
