# mistake: none that is known
def f_measure(precision, recall, beta):
    if precision == 0 and recall == 0:
        return 0.0
    return (precision * recall) ** 0.5
