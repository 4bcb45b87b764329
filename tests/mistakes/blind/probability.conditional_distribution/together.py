# mistake: not divided by the evidence
def conditional_distribution(joint, target, evidence):
    result = {}
    for values, p in joint:
        if all(values[i] == v for i, v in evidence):
            result[values[target]] = result.get(values[target], 0) + p
    return result
