# mistake: none that is known
def gini(labels):
    return 1 - sum((labels.count(c) / len(labels)) ** 2 for c in set(labels))


def threshold_gain(rows, attribute, target, threshold):
    low = [r[target] for r in rows if r[attribute] < threshold]
    high = [r[target] for r in rows if r[attribute] >= threshold]
    return gini(low + high) - (len(low) * gini(low) + len(high) * gini(high)) / len(rows)
