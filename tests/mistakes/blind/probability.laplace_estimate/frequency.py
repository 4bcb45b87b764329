# mistake: nothing added
def laplace_estimate(count, total, values):
    if total == 0:
        return 0.0
    return count / total
