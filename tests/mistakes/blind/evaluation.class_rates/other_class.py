# mistake: classes exchanged
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
    return {"tpr": tn / (fp + tn), "fpr": fn / (tp + fn), "tnr": tp / (tp + fn), "fnr": fp / (fp + tn)}
