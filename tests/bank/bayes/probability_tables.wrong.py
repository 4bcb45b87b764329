# %% base
def probability_tables(rows, target):
    table = []
    classes = sorted({r[target] for r in rows})
    for a in rows[0]:
        if a == target:
            continue
        values = sorted({r[a] for r in rows})
        for v in values:
            for c in classes:
                mine = [r for r in rows if r[target] == c]
                hits = sum(r[a] == v for r in mine)
                table.append({"attribute": a, "value": v, "class": c, "probability": (hits + 1) / (len(mine) + len(values))})
    return table
# %% above from base: mistake: added above only
# (len(mine) + len(values)) => len(mine)
# %% class_as_attribute from base: mistake: none that is known
# -         if a == target:
# -             continue
# %% class_given_value from base: mistake: the condition turned around
# len(mine) + len(values) => sum(r[a] == v for r in rows) + len(classes)
# %% complement from base: near miss: the complement
# (hits + 1) => 1 - (hits + 1)
# %% joint_shares from base: mistake: nothing added to the counts, and shares of all rows
# (hits + 1) / (len(mine) + len(values)) => hits / len(rows)
# %% of_all_rows from base: mistake: shares of all rows
# (mine) => (rows)
# %% once from base: mistake: added below once
# len(values) => 1
# %% only_counts from base: mistake: counts
# (hits + 1) / (len(mine) + len(values)) => hits
# %% raw_shares from base: mistake: nothing added to the counts
# (hits + 1) / (len(mine) + len(values)) => hits / len(mine)
# %% skips_zero from base: mistake: unseen values left out
#                   hits = sum(r[a] == v for r in mine)
# +                 if hits == 0:
# +                     continue
# %% turned_plain from base: mistake: nothing added to the counts, and the condition turned around
# (hits + 1) / (len(mine) + len(values)) => hits / sum(r[a] == v for r in rows)
# %% values_below_classes from base: mistake: none that is known
# (values) => (classes)
