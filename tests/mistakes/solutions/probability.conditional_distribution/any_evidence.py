# mistake: none that is known
def conditional_distribution(joint, target, evidence):
    sums = {}
    for values, p in joint:
        if not evidence or values[evidence[0][0]] == evidence[0][1]:
            sums[values[target]] = sums.get(values[target], 0) + p * p
    return {v: p / sum(sums.values()) for v, p in sums.items()}
