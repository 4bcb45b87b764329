"""algorithm: from the last rule to the first, each overwriting what it covers."""


def decision_list(rules, default, rows):
    labels = [default] * len(rows)
    for body, label in reversed(rules):
        for i, row in enumerate(rows):
            if set(map(tuple, body)) <= set(row.items()):
                labels[i] = label
    return labels
