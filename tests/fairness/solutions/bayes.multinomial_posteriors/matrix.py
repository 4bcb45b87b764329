"""algorithm: a matrix of counts, and one product of it with the new text."""

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
