# mistake: nearest alone
def knn_classify(points, labels, query, k):
    best, answer = None, None
    for p, label in zip(points, labels):
        d = sum((a - b) ** 2 for a, b in zip(p, query))
        if best is None or d < best:
            best, answer = d, label
    return answer
