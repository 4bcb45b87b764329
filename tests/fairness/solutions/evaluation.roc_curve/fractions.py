"""type: exact fractions, each point a tuple."""

from fractions import Fraction


def roc_curve(scores, labels, positive):
    pos = sum(1 for label in labels if label == positive)
    neg = len(labels) - pos
    points = [(Fraction(0), Fraction(0))]
    for threshold in sorted(set(scores), reverse=True):
        above = [label for score, label in zip(scores, labels) if score >= threshold]
        hits = sum(1 for label in above if label == positive)
        points.append((Fraction(len(above) - hits, neg), Fraction(hits, pos)))
    return points
