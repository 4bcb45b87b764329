# mistake: even halves
def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})
    cuts = [(a + b) / 2 for a, b in zip(values, values[1:])]
    return min(cuts, key=lambda t: abs(sum(r[attribute] < t for r in rows) - len(rows) / 2))
