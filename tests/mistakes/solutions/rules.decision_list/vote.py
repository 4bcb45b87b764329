# mistake: vote of all rules
from collections import Counter


def decision_list(rules, default, rows):
    labels = []
    for row in rows:
        votes = Counter(label for body, label in rules if all(row[a] == v for a, v in body))
        labels.append(votes.most_common(1)[0][0] if votes else default)
    return labels
