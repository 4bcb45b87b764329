# mistake: one added above only
def laplace_estimate(count, total, values):
    return (count + 1) / total if total else 1.0
