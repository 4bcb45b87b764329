"""algorithm: matching cells added up, then divided by their sum."""


def conditional_distribution(joint, target, evidence):
    sums = {}
    for values, p in joint:
        if all(values[place] == value for place, value in evidence):
            sums[values[target]] = sums.get(values[target], 0) + p
    total = sum(sums.values())
    return {value: p / total for value, p in sums.items()}
