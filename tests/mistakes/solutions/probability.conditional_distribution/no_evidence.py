# mistake: evidence not used
def conditional_distribution(joint, target, evidence):
    sums = {}
    for values, p in joint:
        sums[values[target]] = sums.get(values[target], 0) + p
    return sums
