# mistake: nothing added to the counts
from fractions import Fraction


def multinomial_posteriors(texts, labels, words):
    vocabulary = {w for t in texts for w in t}
    joint = {}
    for c in sorted(set(labels)):
        own = [t for t, label in zip(texts, labels) if label == c]
        bag = [w for t in own for w in t]
        value = Fraction(len(own), len(texts))
        for w in words:
            if w in vocabulary:
                value *= Fraction(bag.count(w), len(bag))
        joint[c] = value
    total = sum(joint.values())
    return {c: float(v / total) if total else 0.0 for c, v in joint.items()}
