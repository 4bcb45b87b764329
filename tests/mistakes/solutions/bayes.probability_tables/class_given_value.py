# mistake: the condition turned around
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
                table.append({"attribute": a, "value": v, "class": c, "probability": (hits + 1) / (sum(r[a] == v for r in rows) + len(classes))})
    return table
