# %% inverse_square_votes: mistake: votes weighted by distance
from collections import defaultdict
def knn_classify(points, labels, query, k):
    votes = defaultdict(float)
    for d2, label in sorted((sum((a - b) ** 2 for a, b in zip(p, query)), label) for p, label in zip(points, labels))[
        :k
    ]:
        votes[label] += 1 / (d2 + 1e-9)
    return sorted(votes, key=votes.get)[-1]
# %% inverse_votes: mistake: votes weighted by distance
from math import sqrt
def knn_classify(points, labels, query, k):
    near = sorted((sqrt(sum((a - b) ** 2 for a, b in zip(p, query))), i) for i, p in enumerate(points))[:k]
    votes = {}
    for d, i in near:
        if d == 0:
            return labels[i]
        votes[labels[i]] = votes.get(labels[i], 0) + 1 / d
    return max(votes, key=votes.get)
# %% largest_first: mistake: farthest instead of nearest
import numpy as np
def knn_classify(points, labels, query, k):
    d = np.linalg.norm(np.array(points) - np.array(query), axis=1)
    chosen = [labels[i] for i in np.argsort(d, kind="stable")[-k:]]
    return max(dict.fromkeys(chosen), key=chosen.count)
# %% last_of_k: mistake: none that is known
from math import dist
def knn_classify(points, labels, query, k):
    ranked = [label for _, label in sorted(zip([dist(p, query) for p in points], labels), key=lambda t: t[0])]
    return ranked[k - 1]
# %% majority: mistake: vote of all
from statistics import mode
def knn_classify(points, labels, query, k):
    return mode(labels)
# %% sum_of_sizes from majority: mistake: city-block distance
# statistics import mode => collections import Counter
# return mode(labels) => order = list(range(len(points)))
# +     order.sort(key=lambda i: sum(abs(points[i][j] - query[j]) for j in range(len(query))))
# +     return Counter(labels[i] for i in order[:k]).most_common()[0][0]
# %% nearest_alone: mistake: nearest alone
def knn_classify(points, labels, query, k):
    best, answer = None, None
    for p, label in zip(points, labels):
        d = sum((a - b) ** 2 for a, b in zip(p, query))
        if best is None or d < best:
            best, answer = d, label
    return answer
# %% one_less: mistake: none that is known
from collections import Counter
from math import dist
def knn_classify(points, labels, query, k):
    order = sorted(range(len(points)), key=lambda i: dist(points[i], query))
    others = [i for i in order if points[i] != query] or order
    return Counter(labels[i] for i in others[1 : k + 1] or others).most_common(1)[0][0]
# %% blocks_by_name: mistake: city-block distance
def knn_classify(points, labels, query, k):
    near = sorted((sum(abs(a - b) for a, b in zip(p, query)), label) for p, label in zip(points, labels))[:k]
    votes = [label for _, label in near]
    return max(sorted(set(votes)), key=votes.count)
# %% one_more: mistake: one neighbour too many
from collections import Counter
from math import dist
def knn_classify(points, labels, query, k):
    order = sorted(range(len(points)), key=lambda i: dist(points[i], query))
    return Counter(labels[i] for i in order[: k + 1]).most_common(1)[0][0]
# %% sum_squared: mistake: differences added before squaring
import numpy as np
from collections import Counter
def distance(a, b):
    return np.sqrt(np.sum(np.array(a) - np.array(b)) ** 2)
def knn_classify(points, labels, query, k):
    order = np.argsort([distance(point, query) for point in points], kind="stable")[:k]
    return Counter(labels[i] for i in order).most_common(1)[0][0]
# %% unit_range: mistake: coordinates scaled
def knn_classify(points, labels, query, k):
    low = [min(c) for c in zip(*points)]
    wide = [(max(c) - min(c)) or 1 for c in zip(*points)]
    far = []
    for p, l in zip(points, labels):
        far.append((sum(((x - q) / w) ** 2 for x, q, w in zip(p, query, wide)), l))
    far.sort(key=lambda pair: pair[0])
    votes = [l for _, l in far[:k]]
    return max(votes, key=votes.count)
