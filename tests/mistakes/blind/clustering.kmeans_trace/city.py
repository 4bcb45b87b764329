# mistake: city-block distance
def kmeans_trace(points, centres):
    centres = [list(c) for c in centres]
    before = None
    rounds = []
    for _ in range(200):
        labels = []
        for p in points:
            d = [sum(abs(a - b) for a, b in zip(p, c)) for c in centres]
            labels.append(d.index(min(d)))
        moved = []
        for k, c in enumerate(centres):
            mine = [p for p, lab in zip(points, labels) if lab == k]
            if mine:
                moved.append([sum(col) / len(mine) for col in zip(*mine)])
            else:
                moved.append(c)
        centres = moved
        rounds.append({"labels": labels, "centres": [list(c) for c in centres]})
        if labels == before:
            break
        before = labels
    return rounds
