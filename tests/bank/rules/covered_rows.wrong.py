# %% blind/base
def covered_rows(body, rows):
    found = []
    for i, row in enumerate(rows):
        ok = True
        for name, value in body:
            if row[name] != value:
                ok = False
        if ok:
            found.append(i)
    return found
# %% blind/as_dict from blind/base: mistake: none that is known
# in body => in dict(body).items()
# %% blind/first from blind/base: mistake: none that is known
# in body => in body[:1]
# %% blind/last from blind/base: mistake: last condition only
# if row[name] != value: => ok = row[name] == value
# -                 ok = False
# %% blind/others from blind/base: mistake: rows that are not covered
# if ok: => if not ok:
# %% blind/any_condition: mistake: one condition is enough
def covered_rows(body, rows):
    if not body:
        return list(range(len(rows)))
    return [i for i, row in enumerate(rows) if any(row[name] == value for name, value in body)]
