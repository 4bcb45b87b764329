# mistake: share of the class
def rule_accuracy(body, label, rows, target):
    covered = [row for row in rows if all(row[a] == v for a, v in body)]
    if not covered:
        return 0.0
    hits = [row for row in covered if row[target] == label]
    return len(hits) / len([row for row in rows if row[target] == label])
