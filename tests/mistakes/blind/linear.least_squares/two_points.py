# mistake: none that is known
def least_squares(points, targets):
    slopes = []
    for i in range(len(points[0])):
        low = min(range(len(points)), key=lambda k: points[k][i])
        high = max(range(len(points)), key=lambda k: points[k][i])
        slopes.append((targets[high] - targets[low]) / (points[high][i] - points[low][i]))
    return [targets[0] - sum(s * x for s, x in zip(slopes, points[0])), *slopes]
