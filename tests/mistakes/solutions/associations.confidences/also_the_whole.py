# mistake: none that is known
from itertools import combinations


def confidences(items, transactions):
    def count(part):
        return sum(1 for t in transactions if set(part).issubset(t))

    answer = []
    for k in range(1, len(items) + 1):
        for body in combinations(items, k):
            answer.append(count(items) / count(body))
    return answer
