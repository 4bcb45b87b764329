# mistake: one attribute at a time
def least_squares(points, targets):
    n = len(points)
    mean_y = sum(targets) / n
    slopes = []
    intercept = mean_y
    for i in range(len(points[0])):
        column = [p[i] for p in points]
        mean_x = sum(column) / n
        top = sum((x - mean_x) * (y - mean_y) for x, y in zip(column, targets))
        slope = top / sum((x - mean_x) ** 2 for x in column)
        slopes.append(slope)
        intercept -= slope * mean_x
    return [intercept, *slopes]
