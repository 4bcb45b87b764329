# mistake: all values alike
def expectation_variance(values, probabilities):
    e = sum(values) / len(values)
    var = sum((v - e) ** 2 for v in values) / len(values)
    return e, var, var**0.5
