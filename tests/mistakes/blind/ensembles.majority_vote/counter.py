# mistake: tie to the first vote
from collections import Counter


def majority_vote(predictions, classes):
    return [Counter(column).most_common(1)[0][0] for column in zip(*predictions)]
