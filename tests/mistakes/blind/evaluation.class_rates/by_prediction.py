# mistake: shares of the predictions
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
    yes, no = tp + fp, tn + fn
    return {
        "tpr": tp / yes if yes else 0.0,
        "fpr": fp / yes if yes else 0.0,
        "tnr": tn / no if no else 0.0,
        "fnr": fn / no if no else 0.0,
    }
