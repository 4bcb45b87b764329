# mistake: ties count nothing
def auc(scores, labels, positive):
    pos = [s for s, l in zip(scores, labels) if l == positive]
    neg = [s for s, l in zip(scores, labels) if l != positive]
    wins = 0
    for p in pos:
        for n in neg:
            if p > n:
                wins += 1
    return wins / (len(pos) * len(neg))
