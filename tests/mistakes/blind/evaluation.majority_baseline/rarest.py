# mistake: none that is known
def majority_baseline(labels, test_labels):
    best = labels[0]
    for label in labels:
        if labels.count(label) < labels.count(best):
            best = label
    right = sum(1 for label in test_labels if label == best)
    return best, right / len(test_labels)
