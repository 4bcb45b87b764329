# mistake: the condition turned around
def conditional_distribution(joint, target, evidence):
    with_evidence, alone = {}, {}
    for values, p in joint:
        value = values[target]
        alone[value] = alone.get(value, 0) + p
        if all(values[i] == v for i, v in evidence):
            with_evidence[value] = with_evidence.get(value, 0) + p
    return {v: with_evidence.get(v, 0) / alone[v] for v in alone}
