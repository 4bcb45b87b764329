# mistake: divided by all pairs
def auc(scores, labels, positive):
    won = 0.0
    for a, own in zip(scores, labels):
        for b, other in zip(scores, labels):
            if own == positive and other != positive:
                won += 1 if a > b else 0.5 if a == b else 0
    return won / len(scores) ** 2
