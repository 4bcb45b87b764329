# mistake: not divided by the length
def margin(w, b, points, labels):
    return min(y * (sum(p * q for p, q in zip(w, x)) + b) for x, y in zip(points, labels))
