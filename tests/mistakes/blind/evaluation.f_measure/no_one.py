# mistake: none that is known
def f_measure(precision, recall, beta):
    if precision == 0 and recall == 0:
        return 0.0
    b = beta**2
    return (1 + beta) * precision * recall / (b * precision + recall)
