# mistake: root forgotten
def margin(w, b, points, labels):
    size = w[0] ** 2 + w[1] ** 2
    return min(label * (w[0] * x[0] + w[1] * x[1] + b) / size for x, label in zip(points, labels))
