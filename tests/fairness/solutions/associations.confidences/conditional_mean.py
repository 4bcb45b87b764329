"""algorithm: the mean, over the baskets with the body, of whether they have the rest."""

from itertools import product
from statistics import mean


def confidences(items, transactions):
    answer = []
    for in_body in product((True, False), repeat=len(items)):
        body = [i for i, yes in zip(items, in_body) if yes]
        head = [i for i, yes in zip(items, in_body) if not yes]
        if not body or not head:
            continue
        answer.append(mean(float(set(head).issubset(t)) for t in transactions if set(body).issubset(t)))
    return sorted(answer)
