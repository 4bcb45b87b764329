# mistake: evidence not used
def conditional_distribution(joint, target, evidence):
    result = {}
    for values, p in joint:
        result[values[target]] = result.get(values[target], 0) + p
    total = sum(result.values())
    return {v: p / total for v, p in result.items()}
