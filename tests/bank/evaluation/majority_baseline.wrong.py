# %% blind/base
def majority_baseline(labels, test_labels):
    best = labels[0]
    for label in labels:
        if labels.count(label) > labels.count(best):
            best = label
    right = sum(1 for label in test_labels if label == best)
    return best, right / len(test_labels)
# %% blind/by_training_size from blind/base: mistake: divided by the training examples
# (test_labels) => (labels)
# %% blind/errors from blind/base: mistake: error rate
# label = => label !
# %% blind/on_training from blind/base: mistake: accuracy on the training examples
# test_labels if => labels if
# (test_labels) => (labels)
# %% blind/peeks from blind/base: mistake: majority of the test examples
# labels, => _,
# +     labels = test_labels
# %% blind/rarest from blind/base: mistake: none that is known
# (label) > => (label) <
# %% alpha: mistake: ties by the alphabet
def majority_baseline(labels, test_labels):
    m = max(sorted(set(labels)), key=labels.count)
    return m, test_labels.count(m) / len(test_labels)
# %% both: mistake: training and test examples together
def majority_baseline(labels, test_labels):
    m = max(labels, key=(labels + test_labels).count)
    return m, test_labels.count(m) / len(test_labels)
# %% count: mistake: not divided
def majority_baseline(labels, test_labels):
    m = max(labels, key=labels.count)
    return m, test_labels.count(m)
# %% first: mistake: more than half, else the first
def majority_baseline(labels, test_labels):
    return labels[0], test_labels.count(labels[0]) / len(test_labels)
# %% last: mistake: ties for the last class
def majority_baseline(labels, test_labels):
    best = None
    b = -1
    for c in dict.fromkeys(labels):
        if labels.count(c) >= b:
            best, b = c, labels.count(c)
    return best, test_labels.count(best) / len(test_labels)
# %% reach: mistake: ties for the class complete first
def majority_baseline(labels, test_labels):
    n = {}
    top = max(labels.count(l) for l in labels)
    for l in labels:
        n[l] = n.get(l, 0) + 1
        if n[l] == top:
            m = l
            break
    return m, test_labels.count(m) / len(test_labels)
