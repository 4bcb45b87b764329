# mistake: none that is known
def decision_list(rules, default, rows):
    labels = []
    rules = sorted(rules, key=lambda rule: len(rule[0]))
    for row in rows:
        chosen = default
        for body, label in rules:
            if all(row.get(a) == v for a, v in body):
                chosen = label
                break
        labels.append(chosen)
    return labels
