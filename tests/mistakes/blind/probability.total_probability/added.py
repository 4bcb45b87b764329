# mistake: plain sum
def total_probability(conditionals, weights):
    total = 0
    for i in range(len(weights)):
        total += conditionals[i]
    return total
