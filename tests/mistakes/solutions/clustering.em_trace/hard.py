# mistake: all for the likeliest component
import math


def em_trace(xs, means, sds, rounds):
    means, sds, out = list(means), list(sds), []
    for _ in range(rounds):
        who = []
        for x in xs:
            p = [math.exp(-((x - m) ** 2) / 2 / s**2) / s for m, s in zip(means, sds)]
            who.append(p.index(max(p)))
        R = [[1 if k == w else 0 for k in range(len(means))] for w in who]
        for k in range(len(means)):
            mine = [x for x, w in zip(xs, who) if w == k]
            means[k] = sum(mine) / len(mine)
            sds[k] = math.sqrt(sum((x - means[k]) ** 2 for x in mine) / len(mine))
        out.append({"responsibilities": R, "means": list(means), "sds": list(sds)})
    return out
