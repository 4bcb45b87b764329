# mistake: one item concluded
from itertools import combinations


def confidences(items, transactions):
    def count(part):
        return sum(1 for t in transactions if set(part).issubset(t))

    answer = []
    for head in items:
        body = [i for i in items if i != head]
        answer.append(count(items) / count(body))
    return answer
