# mistake: two added below
def laplace_estimate(count, total, values):
    return (count + 1) / (total + 2)
