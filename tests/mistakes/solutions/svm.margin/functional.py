# mistake: not divided by the length
def margin(w, b, points, labels):
    return min(label * (b + sum(p * q for p, q in zip(w, x))) for x, label in zip(points, labels))
