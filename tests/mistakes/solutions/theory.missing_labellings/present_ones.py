# mistake: labellings that occur
def missing_labellings(hypotheses, points):
    rows = []
    for h in hypotheses:
        row = [h[p] for p in points]
        if row not in rows:
            rows.append(row)
    return rows
