# mistake: lift
from itertools import combinations


def confidences(items, transactions):
    def count(part):
        return sum(1 for t in transactions if set(part).issubset(t))

    answer = []
    n = len(transactions)
    for k in range(1, len(items)):
        for body in combinations(items, k):
            head = set(items) - set(body)
            confidence = count(items) / count(body)
            answer.append(confidence / (count(head) / n))
    return answer
