# mistake: none that is known
def separating_direction(examples):
    ones = [x for x, label in examples if label == 1]
    zeros = [x for x, label in examples if label == 0]
    mean = lambda points, i: sum(p[i] for p in points) / len(points) if points else 0
    return [mean(ones, i) - mean(zeros, i) for i in range(len(examples[0][0]))]
