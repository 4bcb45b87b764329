# mistake: divided by all baskets
from itertools import combinations


def confidences(items, transactions):
    def count(part):
        return sum(1 for t in transactions if set(part).issubset(t))

    answer = []
    for k in range(1, len(items)):
        for body in combinations(items, k):
            answer.append(count(items) / len(transactions))
    return answer
