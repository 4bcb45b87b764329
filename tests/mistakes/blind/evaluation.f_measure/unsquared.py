# mistake: beta not squared
def f_measure(precision, recall, beta):
    if precision == 0 and recall == 0:
        return 0.0
    b = beta
    return (1 + b) * precision * recall / (b * precision + recall)
