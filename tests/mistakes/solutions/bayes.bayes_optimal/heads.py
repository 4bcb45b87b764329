# mistake: heads counted
from collections import Counter


def bayes_optimal(posterior, predictions):
    return Counter(predictions.values()).most_common(1)[0][0]
