# mistake: one attribute alone
def separable_labellings(points, labellings):
    def stump(labels, i):
        ranked = sorted(zip([p[i] for p in points], labels))
        for cut in range(1, len(ranked)):
            left, right = ranked[:cut], ranked[cut:]
            if left[-1][0] < right[0][0] and len({y for _, y in left}) == len({y for _, y in right}) == 1:
                return True
        return False

    return [n for n, labels in enumerate(labellings) if stump(labels, 0) or stump(labels, 1)]
