# mistake: root forgotten
def margin(w, b, points, labels):
    length = sum(c**2 for c in w)
    distances = []
    for x, y in zip(points, labels):
        s = b
        for wi, xi in zip(w, x):
            s += wi * xi
        distances.append(y * s / length)
    return min(distances)
