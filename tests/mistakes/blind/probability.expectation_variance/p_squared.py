# mistake: none that is known
def expectation_variance(values, probabilities):
    e = 0
    for v, p in zip(values, probabilities):
        e += v * p
    var = sum((p * (v - e)) ** 2 for v, p in zip(values, probabilities))
    return e, var, var**0.5
