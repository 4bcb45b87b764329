# mistake: product
def total_probability(conditionals, weights):
    total = 1
    for i in range(len(weights)):
        total *= conditionals[i] * weights[i]
    return total
