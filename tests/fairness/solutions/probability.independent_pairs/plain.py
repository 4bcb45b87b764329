"""algorithm: every combination of values of every pair."""


def independent_pairs(joint):
    n = len(joint[0][0])
    found = []
    for i in range(n):
        for j in range(i + 1, n):
            left, right, both = {}, {}, {}
            for values, q in joint:
                a, b = values[i], values[j]
                left[a] = left.get(a, 0) + q
                right[b] = right.get(b, 0) + q
                both[a, b] = both.get((a, b), 0) + q
            if all(abs(both.get((a, b), 0) - left[a] * right[b]) < 1e-7 for a in left for b in right):
                found.append((i, j))
    return found
