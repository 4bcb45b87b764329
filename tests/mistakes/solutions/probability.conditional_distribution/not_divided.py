# mistake: not divided by the evidence
def conditional_distribution(joint, target, evidence):
    sums = {}
    for values, p in joint:
        if all(values[i] == v for i, v in evidence):
            sums[values[target]] = sums.get(values[target], 0) + p
    return sums
