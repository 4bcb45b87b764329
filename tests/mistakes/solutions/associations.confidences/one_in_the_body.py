# mistake: one item as body
from itertools import combinations


def confidences(items, transactions):
    def count(part):
        return sum(1 for t in transactions if set(part).issubset(t))

    answer = []
    for i in items:
        answer.append(count(items) / count([i]))
    return answer
