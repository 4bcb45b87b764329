# mistake: rows left out counted too
def rule_accuracy(body, label, rows, target):
    covered = [row for row in rows if all(row[a] == v for a, v in body)]
    hits = [row for row in covered if row[target] == label]
    rejected = [row for row in rows if row not in covered and row[target] != label]
    return (len(hits) + len(rejected)) / len(rows)
