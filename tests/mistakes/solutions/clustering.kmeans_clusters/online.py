# mistake: centres moved after every point
def kmeans_clusters(points, centres):
    centres = [list(c) for c in centres]
    labels = None
    while True:
        old, labels = labels, []
        members = {k: [] for k in range(len(centres))}
        for p in points:
            k = min(members, key=lambda k: sum((a - b) ** 2 for a, b in zip(p, centres[k])))
            labels.append(k)
            members[k].append(p)
            centres[k] = [sum(c) / len(members[k]) for c in zip(*members[k])]
        if labels == old:
            return labels
