# mistake: none that is known
def mean_variance(values):
    kept = sorted(values)[1:-1] if len(values) > 3 else values
    mean = sum(kept) / len(kept)
    var = sum((v - mean) ** 2 for v in values) / (len(values) - 1)
    return mean, var, var**0.5
