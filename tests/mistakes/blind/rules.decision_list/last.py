# mistake: last rule
def decision_list(rules, default, rows):
    labels = []
    for row in rows:
        chosen = default
        for body, label in rules:
            if all(row.get(a) == v for a, v in body):
                chosen = label
        labels.append(chosen)
    return labels
