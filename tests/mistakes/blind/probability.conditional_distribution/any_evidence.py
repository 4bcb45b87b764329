# mistake: none that is known
def conditional_distribution(joint, target, evidence):
    result = {}
    for values, p in joint:
        if not evidence or any(values[i] == v for i, v in evidence):
            result[values[target]] = result.get(values[target], 0) + p
    total = sum(result.values())
    return {v: p / total for v, p in result.items()}
