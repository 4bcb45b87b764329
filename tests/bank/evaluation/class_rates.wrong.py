# %% blind/discovery: mistake: false positives among the alarms
def class_rates(actual, predicted, positive):
    tp = fp = tn = fn = 0
    for a, p in zip(actual, predicted):
        if a == positive and p == positive:
            tp += 1
        elif a == positive:
            fn += 1
        elif p == positive:
            fp += 1
        else:
            tn += 1
    return {"tpr": tp / (tp + fn), "fpr": fp / (fp + tp) if fp + tp else 0.0, "tnr": tn / (fp + tn), "fnr": fn / (tp + fn)}
# %% blind/by_prediction from blind/discovery: mistake: shares of the predictions
# -     return {"tpr": tp / (tp + fn), "fpr": fp / (fp + tp) if fp + tp else 0.0, "tnr": tn / (fp + tn), "fnr": fn / (tp + fn)}
# +     yes, no = tp + fp, tn + fn
# +     return {
# +         "tpr": tp / yes if yes else 0.0,
# +         "fpr": fp / yes if yes else 0.0,
# +         "tnr": tn / no if no else 0.0,
# +         "fnr": fn / no if no else 0.0,
# +     }
# %% blind/fnr_and_fpr_swapped from blind/discovery: mistake: none that is known
# -     return {"tpr": tp / (tp + fn), "fpr": fp / (fp + tp) if fp + tp else 0.0, "tnr": tn / (fp + tn), "fnr": fn / (tp + fn)}
# +     return {"tpr": tp / (tp + fn), "fpr": fn / (tp + fn), "tnr": tn / (fp + tn), "fnr": fp / (fp + tn)}
# %% blind/of_all from blind/discovery: mistake: shares of all examples
# -     return {"tpr": tp / (tp + fn), "fpr": fp / (fp + tp) if fp + tp else 0.0, "tnr": tn / (fp + tn), "fnr": fn / (tp + fn)}
# +     n = len(actual)
# +     return {"tpr": tp / n, "fpr": fp / n, "tnr": tn / n, "fnr": fn / n}
# %% blind/other_class from blind/discovery: mistake: classes exchanged
# -     return {"tpr": tp / (tp + fn), "fpr": fp / (fp + tp) if fp + tp else 0.0, "tnr": tn / (fp + tn), "fnr": fn / (tp + fn)}
# +     return {"tpr": tn / (fp + tn), "fpr": fn / (tp + fn), "tnr": tp / (tp + fn), "fnr": fp / (fp + tn)}
