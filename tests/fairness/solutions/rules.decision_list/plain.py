"""algorithm: the first rule that covers, row by row."""


def decision_list(rules, default, rows):
    labels = []
    for row in rows:
        for body, label in rules:
            if all(row[a] == v for a, v in body):
                labels.append(label)
                break
        else:
            labels.append(default)
    return labels
