# mistake: none that is known
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
    return {"tpr": tp / (tp + fn), "fpr": fn / (tp + fn), "tnr": tn / (fp + tn), "fnr": fp / (fp + tn)}
