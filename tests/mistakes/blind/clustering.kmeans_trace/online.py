# mistake: centres moved after every point
def kmeans_trace(points, centres):
    centres = [list(map(float, c)) for c in centres]
    old = None
    rounds = []
    for _ in range(100):
        groups = [[] for _ in centres]
        labels = []
        for p in points:
            far = [sum((a - b) ** 2 for a, b in zip(p, c)) for c in centres]
            k = far.index(min(far))
            labels.append(k)
            groups[k].append(p)
            centres[k] = [sum(col) / len(groups[k]) for col in zip(*groups[k])]
        rounds.append({"labels": labels, "centres": [list(c) for c in centres]})
        if labels == old:
            break
        old = labels
    return rounds
