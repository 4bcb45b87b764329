# mistake: none that is known
def total_probability(conditionals, weights):
    total = 0
    for i in range(len(weights)):
        total = max(total, conditionals[i] * weights[i])
    return total
