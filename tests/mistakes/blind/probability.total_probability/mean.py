# mistake: plain mean
def total_probability(conditionals, weights):
    total = 0
    for i in range(len(weights)):
        total += conditionals[i] * weights[i]
    return sum(conditionals) / len(conditionals)
