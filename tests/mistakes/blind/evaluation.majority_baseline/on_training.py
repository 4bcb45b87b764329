# mistake: accuracy on the training examples
def majority_baseline(labels, test_labels):
    best = labels[0]
    for label in labels:
        if labels.count(label) > labels.count(best):
            best = label
    right = sum(1 for label in labels if label == best)
    return best, right / len(labels)
