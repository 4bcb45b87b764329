# mistake: none that is known
def total_probability(conditionals, weights):
    total = 0
    for i in range(len(weights)):
        total += conditionals[i] * weights[i]
    rest = 1
    for c in conditionals:
        rest *= 1 - c
    return 1 - rest
