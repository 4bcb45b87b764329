"""algorithm: sets of the found and of the relevant examples."""


def precision_recall(actual, predicted, positive):
    found = {i for i, label in enumerate(predicted) if label == positive}
    relevant = {i for i, label in enumerate(actual) if label == positive}
    both = len(found & relevant)
    return both / max(len(found), 1), both / max(len(relevant), 1)
