# %% borders: algorithm: the textbook's, with sets of tuples
def covers(h, x):
    return all(a in ("?", b) for a, b in zip(h, x))

def above(g, s):
    return all(a == "?" or a == b for a, b in zip(g, s))

def candidate_elimination(domains, examples):
    S, G = None, {("?",) * len(domains)}
    steps = []
    for x, label in examples:
        if label == "yes":
            G = {g for g in G if covers(g, x)}
            if S is None:
                S = {tuple(x)}
            else:
                S = {tuple(a if a == b else "?" for a, b in zip(s, x)) for s in S}
            S = {s for s in S if any(above(g, s) for g in G)}
        else:
            S = {s for s in S if not covers(s, x)}
            new = set()
            for g in G:
                if not covers(g, x):
                    new.add(g)
                    continue
                for i, a in enumerate(g):
                    if a == "?":
                        for value in domains[i]:
                            if value != x[i]:
                                h = g[:i] + (value,) + g[i + 1 :]
                                if any(above(h, s) for s in S):
                                    new.add(h)
            G = {g for g in new if not any(h != g and above(h, g) for h in new)}
        steps.append({"S": S, "G": G})
    return steps
# %% eliminate: algorithm: list all hypotheses, eliminate, and look for the borders of what is left; lists of lists
from itertools import product
def candidate_elimination(domains, examples):
    space = [list(h) for h in product(*(d + ["?"] for d in domains))]
    covers = lambda h, x: all(a == "?" or a == b for a, b in zip(h, x))
    trace = []
    for x, label in examples:
        space = [h for h in space if covers(h, x) == (label == "yes")]
        most_specific = [h for h in space if not any(o != h and covers(h, o) for o in space)]
        most_general = [h for h in space if not any(o != h and covers(o, h) for o in space)]
        trace.append({"G": most_general, "S": most_specific})
    return trace
# %% from_s: algorithm: with conjunctions S has one member; G is every smallest subset of its values that rejects the negatives
from itertools import combinations
def borders(positives, negatives):
    s = [column[0] if len(set(column)) == 1 else "?" for column in zip(*positives)]
    held = [i for i, value in enumerate(s) if value != "?"]
    if any(all(x[i] == s[i] for i in held) for x in negatives):
        return [], []
    smallest = []
    for size in range(len(held) + 1):
        for chosen in map(set, combinations(held, size)):
            if any(known <= chosen for known in smallest):
                continue
            if all(any(x[i] != s[i] for i in chosen) for x in negatives):
                smallest.append(chosen)
    return [tuple(s)], [tuple(v if i in c else "?" for i, v in enumerate(s)) for c in smallest]

def candidate_elimination(domains, examples):
    result = []
    for n in range(1, len(examples) + 1):
        positives = [x for x, label in examples[:n] if label == "yes"]
        negatives = [x for x, label in examples[:n] if label == "no"]
        s, g = borders(positives, negatives)
        result.append({"S": s, "G": g})
    return result
# %% queue: algorithm: G refined by a worklist, members kept as frozen sets of conditions until they are written down
def candidate_elimination(domains, examples):
    width = len(domains)
    def written(conditions):
        return tuple(dict(conditions).get(i, "?") for i in range(width))
    specific, general, steps = None, [frozenset()], []
    for x, label in examples:
        facts = frozenset(enumerate(x))
        if label == "yes":
            specific = facts if specific is None else specific & facts if specific is not True else True
            general = [g for g in general if g <= facts]
        elif specific is not True and specific <= facts:
            specific, general = True, []
        elif specific is not True:
            work, fine = list(general), set()
            while work:
                g = work.pop()
                if g <= facts:
                    fine |= {g | {c} for c in specific - facts}
                else:
                    fine.add(g)
            general = [g for g in fine if not any(other < g for other in fine)]
        if specific is True or not general:
            specific, general = True, []
        steps.append({"S": [] if specific is True else [written(specific)], "G": [written(g) for g in general]})
    return steps
