# mistake: beta on the wrong term
def f_measure(precision, recall, beta):
    if precision == 0 and recall == 0:
        return 0.0
    b = beta**2
    return (1 + b) * precision * recall / (precision + b * recall)
