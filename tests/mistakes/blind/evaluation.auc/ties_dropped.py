# mistake: none that is known
def auc(scores, labels, positive):
    pos = [s for s, l in zip(scores, labels) if l == positive]
    neg = [s for s, l in zip(scores, labels) if l != positive]
    wins = 0
    for p in pos:
        for n in neg:
            if p > n:
                wins += 1
            elif p == n:
                wins += 0.5
    differing = sum(p != n for p in pos for n in neg)
    return sum(p > n for p in pos for n in neg) / differing if differing else 0.0
