# mistake: none that is known
def covered_rows(body, rows):
    found = []
    for i, row in enumerate(rows):
        ok = True
        for name, value in dict(body).items():
            if row[name] != value:
                ok = False
        if ok:
            found.append(i)
    return found
