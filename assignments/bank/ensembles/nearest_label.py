"""A learner that is ready to use: the label of the nearest example, or of the k nearest ones by vote."""

import math


def nearest_label(examples, x, k=1):
    """The most frequent label among the k examples [point, label] that are nearest to the point x."""
    nearest = sorted(examples, key=lambda example: math.dist(example[0], x))[:k]
    labels = [label for _, label in nearest]
    return max(labels, key=labels.count)
