# mistake: the condition turned around
def conditional_distribution(joint, target, evidence):
    result = {}
    for values, p in joint:
        if all(values[i] == v for i, v in evidence):
            result[values[target]] = result.get(values[target], 0) + p
    return {v: p / sum(q for values, q in joint if values[target] == v) for v, p in result.items()}
