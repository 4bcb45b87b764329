# mistake: longest rule
def decision_list(rules, default, rows):
    ordered = sorted(rules, key=lambda rule: -len(rule[0]))
    labels = []
    for row in rows:
        hits = [label for body, label in ordered if all(row[a] == v for a, v in body)]
        labels.append(hits[0] if hits else default)
    return labels
