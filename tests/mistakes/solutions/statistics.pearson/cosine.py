# mistake: means not taken away
def pearson(x, y):
    dot = sum(a * b for a, b in zip(x, y))
    return dot / (sum(a * a for a in x) * sum(b * b for b in y)) ** 0.5
