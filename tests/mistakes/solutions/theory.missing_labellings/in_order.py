# mistake: order of the domain
from itertools import product


def missing_labellings(hypotheses, points):
    seen = {tuple(v for i, v in enumerate(h) if i in points) for h in hypotheses}
    return [row for row in product((0, 1), repeat=len(points)) if row not in seen]
