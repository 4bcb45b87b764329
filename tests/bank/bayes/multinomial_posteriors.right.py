# %% exact: algorithm: products of fractions, however long the text is
from fractions import Fraction
from math import prod
def multinomial_posteriors(texts, labels, words):
    known = set().union(*texts)
    joint = {}
    for label in sorted(set(labels)):
        pool = [w for text, c in zip(texts, labels) if c == label for w in text]
        shares = {w: Fraction(pool.count(w) + 1, len(pool) + len(known)) for w in known}
        joint[label] = labels.count(label) * prod(shares[w] for w in words if w in known)
    return {label: p / sum(joint.values()) for label, p in joint.items()}
# %% logarithms: algorithm: sums of logarithms, brought back by the largest
from collections import Counter
from math import exp, log
def multinomial_posteriors(texts, labels, words):
    vocabulary = {w for t in texts for w in t}
    logs = {}
    for label in set(labels):
        counts = Counter(w for t, c in zip(texts, labels) if c == label for w in t)
        total = sum(counts.values())
        logs[label] = log(labels.count(label) / len(labels))
        for w in words:
            if w in vocabulary:
                logs[label] += log((counts[w] + 1) / (total + len(vocabulary)))
    top = max(logs.values())
    weights = {c: exp(v - top) for c, v in logs.items()}
    return {c: v / sum(weights.values()) for c, v in weights.items()}
# %% matrix: algorithm: a matrix of counts, and one product of it with the new text
import numpy as np
def multinomial_posteriors(texts, labels, words):
    vocabulary = {w: k for k, w in enumerate(dict.fromkeys(w for t in texts for w in t))}
    classes, y = np.unique(labels, return_inverse=True)
    counts = np.ones((len(classes), len(vocabulary)))
    for c, text in zip(y, texts):
        np.add.at(counts[c], [vocabulary[w] for w in text], 1)
    new = np.bincount([vocabulary[w] for w in words if w in vocabulary], minlength=len(vocabulary))
    scores = np.log(counts / counts.sum(axis=1, keepdims=True)) @ new + np.log(np.bincount(y))
    p = np.exp(scores - np.logaddexp.reduce(scores))
    return {str(c): p[k] for k, c in enumerate(classes)}
# %% rescaled: algorithm: a belief brought up to date with each word, so that nothing gets too small
def multinomial_posteriors(texts, labels, words):
    vocabulary = sorted(set(sum(texts, [])))
    belief = {c: labels.count(c) / len(labels) for c in labels}
    pools = {c: sum((t for t, own in zip(texts, labels) if own == c), []) for c in belief}
    for word in words:
        if word not in vocabulary:
            continue
        for c, pool in pools.items():
            belief[c] *= (pool.count(word) + 1) / (len(pool) + len(vocabulary))
        total = sum(belief.values())
        belief = {c: p / total for c, p in belief.items()}
    return belief
