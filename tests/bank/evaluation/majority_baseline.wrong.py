# %% blind/base
def majority_baseline(labels, test_labels):
    best = labels[0]
    for label in labels:
        if labels.count(label) > labels.count(best):
            best = label
    right = sum(1 for label in test_labels if label == best)
    return best, right / len(test_labels)
# %% blind/by_training_size from blind/base: mistake: none that is known
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
