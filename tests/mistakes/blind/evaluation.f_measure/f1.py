# mistake: beta left out
def f_measure(precision, recall, beta):
    if precision == 0 and recall == 0:
        return 0.0
    return 2 * precision * recall / (precision + recall)
