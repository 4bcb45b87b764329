"""type: an array without dimensions that holds the label."""

from collections import Counter

import numpy as np


def bayes_optimal(posterior, predictions):
    votes = Counter()
    for h in posterior:
        votes.update({predictions[h]: posterior[h]})
    return np.array(votes.most_common(1)[0][0])
