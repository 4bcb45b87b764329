# mistake: none that is known
def rule_accuracy(body, label, rows, target):
    covered = [row for row in rows if any(row[a] == v for a, v in body)]
    if not covered:
        return 0.0
    hits = [row for row in covered if row[target] == label]
    return len(hits) / len(covered)
