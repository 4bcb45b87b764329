# mistake: none that is known
def best_threshold(rows, attribute, target):
    ordered = sorted(rows, key=lambda r: r[attribute])
    cuts = [(a[attribute] + b[attribute]) / 2 for a, b in zip(ordered, ordered[1:]) if a[attribute] != b[attribute]]
    return sum(cuts) / len(cuts) + 0.25
