"""type: a generator of objects."""

import math


class Round:
    def __init__(self, mistakes, error, vote, weights):
        self.mistakes = mistakes
        self.error = error
        self.vote = vote
        self.weights = weights


def adaboost_trace(examples, rounds):
    w = [1.0] * len(examples)
    for _ in range(rounds):
        total = math.fsum(w)
        w = [v / total for v in w]
        s = best_stump(examples, w)
        right = [stump_label(s, x) == y for x, y in examples]
        e = 1 - math.fsum(v for v, ok in zip(w, right) if ok)
        if e < 1e-9 or e > 0.499999999:
            return
        w = [v * e / (1 - e) if ok else v for v, ok in zip(w, right)]
        total = math.fsum(w)
        w = [v / total for v in w]
        yield Round(frozenset(i for i, ok in enumerate(right) if not ok), e, -math.log(e / (1 - e)), list(w))
