# mistake: not divided
def auc(scores, labels, positive):
    neg = [s for s, l in zip(scores, labels) if l != positive]
    return sum(sum(n < s for n in neg) + sum(n == s for n in neg) / 2 for s, l in zip(scores, labels) if l == positive)
