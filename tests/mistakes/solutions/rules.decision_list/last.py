# mistake: last rule
def decision_list(rules, default, rows):
    labels = []
    for row in rows:
        answer = default
        for body, label in rules:
            if all(row[a] == v for a, v in body):
                answer = label
        labels.append(answer)
    return labels
