# mistake: ties count nothing
def auc(scores, labels, positive):
    pos = [s for s, l in zip(scores, labels) if l == positive]
    neg = [s for s, l in zip(scores, labels) if l != positive]
    return sum(p > n for p in pos for n in neg) / len(pos) / len(neg)
