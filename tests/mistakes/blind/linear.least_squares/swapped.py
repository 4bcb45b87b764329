# mistake: targets for inputs
def least_squares(points, targets):
    n = len(points)
    mean_y = sum(targets) / n
    weights = []
    for i in range(len(points[0])):
        column = [p[i] for p in points]
        mean_x = sum(column) / n
        slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(column, targets))
        slope /= sum((y - mean_y) ** 2 for y in targets)
        weights.append((mean_x - slope * mean_y, slope))
    return [weights[0][0], *[slope for _, slope in weights]]
