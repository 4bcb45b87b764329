"""algorithm: a list of stumps, and a count for each point."""

from collections import Counter


def bagging(examples, draws, points):
    stumps = []
    for drawn in draws:
        stumps.append(best_stump([examples[i] for i in drawn]))
    labels = []
    for x in points:
        votes = Counter(stump_label(stump, x) for stump in stumps)
        labels.append(votes.most_common(1)[0][0])
    return labels
