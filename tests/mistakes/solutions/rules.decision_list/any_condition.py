# mistake: none that is known
def decision_list(rules, default, rows):
    labels = []
    for row in rows:
        hits = [label for body, label in rules if any(row[a] == v for a, v in body)]
        labels.append(hits[0] if hits else default)
    return labels
