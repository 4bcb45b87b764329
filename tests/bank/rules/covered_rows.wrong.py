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
# %% blind/as_dict from blind/base: mistake: one value of an attribute kept
# in body => in dict(body).items()
# %% blind/first from blind/base: mistake: first condition only
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
# %% swept_base
def covered_rows(body, rows):
    return [i for i, r in enumerate(rows) if all(r[a] == v for a, v in body)]
# %% swept_first_only from swept_base: mistake: first condition only
# in body) => in body[:1])
# %% swept_dict_body from swept_base: mistake: one value of an attribute kept
# in body) => in dict(body).items())
# %% swept_contra_first from swept_base: mistake: one value of an attribute kept
# in body) => in dict(reversed(body)).items())
# %% swept_or_same from swept_base: mistake: either value is enough
# all(r[a] == v for a, v in body) => all(any(r[a] == w for b, w in body if b == a) for a, v in body)
