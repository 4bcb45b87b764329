# mistake: none that is known
def rule_accuracy(body, label, rows, target):
    covered = [row for row in rows if all(row[a] == v for a, v in body)]
    if not covered:
        return 0.0
    hits = [row for row in covered if row[target] == label]
    return (len(hits) + 1) / (len(covered) + 2)
