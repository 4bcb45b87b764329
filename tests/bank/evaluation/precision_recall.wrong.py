# %% crashes_on_nothing: mistake: none that is known
def precision_recall(actual, predicted, positive):
    tp = sum(a == positive and p == positive for a, p in zip(actual, predicted))
    return tp / predicted.count(positive), tp / actual.count(positive)
# %% first_class from crashes_on_nothing: mistake: class of the first example
# tp = sum(a == positive and p == positive for a, p in zip(actual, predicted)) => wanted = actual[0]
# +     hits = sum(a == wanted and p == wanted for a, p in zip(actual, predicted))
# return tp / predicted.count(positive), tp / actual.count(positive) => found = predicted.count(wanted)
# +     return hits / found if found else 0.0, hits / actual.count(wanted)
# %% over_everything from crashes_on_nothing: mistake: precision of all examples
# return tp / predicted.count(positive), tp / => n =
# +     return tp / len(actual), tp / n if n else 0.0
# %% exchanged: mistake: precision and recall exchanged
def precision_recall(actual, predicted, positive):
    tp = sum(1 for a, p in zip(actual, predicted) if a == positive and p == positive)
    fp = sum(1 for a, p in zip(actual, predicted) if a != positive and p == positive)
    fn = sum(1 for a, p in zip(actual, predicted) if a == positive and p != positive)
    return (tp / (tp + fn) if tp + fn else 0.0), (tp / (tp + fp) if tp + fp else 0.0)
# %% undefined_is_one from exchanged: mistake: none that is known
# -     return (tp / (tp + fn) if tp + fn else 0.0), (tp / (tp + fp) if tp + fp else 0.0)
# +     return (tp / (tp + fp) if tp + fp else 1.0), (tp / (tp + fn) if tp + fn else 1.0)
# %% third_label_ignored: mistake: none that is known
def precision_recall(actual, predicted, positive):
    negative = next((label for label in actual + predicted if label != positive), None)
    tp = sum(a == positive and p == positive for a, p in zip(actual, predicted))
    fp = sum(a == negative and p == positive for a, p in zip(actual, predicted))
    fn = sum(a == positive and p == negative for a, p in zip(actual, predicted))
    return (tp / (tp + fp) if tp + fp else 0.0), (tp / (tp + fn) if tp + fn else 0.0)
