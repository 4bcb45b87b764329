# mistake: none that is known
def separating_direction(examples):
    def mean(label):
        points = [x for x, own in examples if own == label]
        return [sum(column) / len(points) for column in zip(*points)]

    return [a - b for a, b in zip(mean(1), mean(0))]
