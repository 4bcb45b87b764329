# mistake: city-block distance
def kmeans_clusters(points, centres):
    old = None
    while True:
        new = []
        for p in points:
            d = [sum(abs(a - b) for a, b in zip(p, c)) for c in centres]
            new.append(d.index(min(d)))
        if new == old:
            return new
        old = new
        for k in range(len(centres)):
            mine = [p for p, l in zip(points, new) if l == k]
            if mine:
                centres[k] = [sum(c) / len(mine) for c in zip(*mine)]
