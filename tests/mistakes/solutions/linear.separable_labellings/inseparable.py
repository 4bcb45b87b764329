# mistake: turned around
def separable_labellings(points, labellings):
    found = []
    for number, labels in enumerate(labellings):
        w = [0, 0, 0]
        for _ in range(500):
            wrong = 0
            for (x, y), label in zip(points, labels):
                side = 1 if label else -1
                if side * (w[0] + w[1] * x + w[2] * y) <= 0:
                    wrong += 1
                    w = [w[0] + side, w[1] + side * x, w[2] + side * y]
            if not wrong:
                break
        if wrong:
            found.append(number)
    return found
