# mistake: false positives among the alarms
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
