"""algorithm: the quotient of two probabilities, for every value, impossible ones too."""


def probability(joint, conditions):
    return sum(p for values, p in joint if all(values[i] == v for i, v in conditions))


def conditional_distribution(joint, target, evidence):
    seen = [tuple(pair) for pair in evidence]
    domain = sorted({values[target] for values, _ in joint})
    return {v: probability(joint, seen + [(target, v)]) / probability(joint, seen) for v in domain}
