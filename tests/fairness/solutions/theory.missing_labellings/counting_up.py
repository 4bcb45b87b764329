"""algorithm: labellings as binary numbers, lists of lists, the largest first."""


def missing_labellings(hypotheses, points):
    seen = {sum(h[p] << i for i, p in enumerate(points)) for h in hypotheses}
    wanted = [n for n in range(2 ** len(points)) if n not in seen]
    return [[n >> i & 1 for i in range(len(points))] for n in reversed(wanted)]
