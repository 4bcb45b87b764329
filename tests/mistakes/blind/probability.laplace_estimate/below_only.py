# mistake: none that is known
def laplace_estimate(count, total, values):
    return count / (total + values)
