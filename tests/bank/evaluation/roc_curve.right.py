# %% blocks: algorithm: a point for each distinct score
def roc_curve(scores, labels, positive):
    P = sum(l == positive for l in labels)
    N = len(labels) - P
    points = [(0, 0)]
    for t in sorted(set(scores), reverse=True):
        chosen = [l == positive for s, l in zip(scores, labels) if s >= t]
        points.append(((len(chosen) - sum(chosen)) / N, sum(chosen) / P))
    return points
# %% recursive: algorithm: the largest score taken off again and again
def roc_curve(scores, labels, positive):
    positives = labels.count(positive)
    negatives = len(labels) - positives
    def rest(pairs, fp, tp):
        here = [(fp / negatives, tp / positives)]
        if not pairs:
            return here
        best = max(score for score, _ in pairs)
        block = [label for score, label in pairs if score == best]
        left = [pair for pair in pairs if pair[0] != best]
        return here + rest(left, fp + len(block) - block.count(positive), tp + block.count(positive))
    return tuple(rest(list(zip(scores, labels)), 0, 0))
