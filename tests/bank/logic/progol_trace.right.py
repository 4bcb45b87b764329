# %% by_masks: algorithm: variables of examples as they are for constants; parts of the bottom clause as bit masks
def progol_trace(positives, negatives, background):
    def var(t):
        return t[0].isupper()
    def answers(body, facts, theta):
        if not body:
            yield theta
            return
        for f in facts:
            if f[0] == body[0][0] and len(f) == len(body[0]):
                new = dict(theta)
                if all((new.setdefault(x, y) == y) if var(x) else x == y for x, y in zip(body[0][1:], f[1:])):
                    yield from answers(body[1:], facts, new)
    def closure(body):
        facts = [tuple(a) for a in body]
        grown = True
        while grown:
            grown = False
            for head, rest in background:
                for theta in list(answers(rest, facts, {})):
                    new = tuple(theta.get(t, t) for t in head)
                    if new not in facts:
                        facts.append(new)
                        grown = True
        return facts
    def prepared(example):
        return tuple(example[0]), closure(example[1]), 1 + len(example[1])
    def covers(clause, example):
        head, facts, _ = example
        theta = {}
        for x, y in zip(clause[0][1:], head[1:]):
            if (theta.setdefault(x, y) if var(x) else x) != y:
                return False
        return any(True for _ in answers(clause[1], facts, theta))
    left = [prepared(e) for e in positives]
    bad = [prepared(e) for e in negatives]
    steps = []
    while left:
        head, bottom, _ = left[0]
        best = None
        for mask in range(2 ** len(bottom)):
            clause = [list(head), [list(a) for i, a in enumerate(bottom) if mask >> i & 1]]
            if any(covers(clause, n) for n in bad):
                continue
            value = sum(e[2] for e in left if covers(clause, e)) - 1 - len(clause[1])
            if best is None or value > best[0]:
                best = value, clause
        if best is None or best[0] <= 0:
            break
        steps.append({"clause": best[1], "compaction": best[0]})
        left = [e for e in left if not covers(best[1], e)]
    return steps

# %% longest_first: algorithm: parts by combinations from the longest down, as sets; assignments of variables by product
from itertools import combinations, product
def progol_trace(positives, negatives, background):
    def is_var(t):
        return t[:1].isupper()
    def ground(example, n):
        change = lambda a: (a[0], *("_%d%s" % (n, t) if is_var(t) else t for t in a[1:]))
        return change(example[0]), {change(a) for a in example[1]}
    def assignments(atoms, facts, fixed):
        names = sorted({t for a in atoms for t in a[1:] if is_var(t)} - set(fixed))
        choices = []
        for v in names:
            sets = [{f[i] for f in facts if f[0] == a[0]} for a in atoms for i, t in enumerate(a) if i and t == v]
            choices.append(sorted(set.intersection(*sets)))
        for values in product(*choices):
            yield {**fixed, **dict(zip(names, values))}
    def holds(atoms, facts, fixed):
        for theta in assignments(atoms, facts, fixed):
            if all((a[0], *(theta.get(t, t) for t in a[1:])) in facts for a in atoms):
                yield theta
    def close(facts):
        facts = set(facts)
        while True:
            new = {(h[0], *(th.get(t, t) for t in h[1:])) for h, b in background for th in holds(b, facts, {})}
            if new <= facts:
                return facts
            facts |= new
    def covers(clause, example):
        fixed = {}
        for t, value in zip(clause[0][1:], example[0][1:]):
            if is_var(t):
                if fixed.setdefault(t, value) != value:
                    return False
            elif t != value:
                return False
        return next(holds(clause[1], example[1], fixed), None) is not None
    def full(examples):
        return [(h, close(b), len(b) + 1) for h, b in (ground(e, n) for n, e in enumerate(examples))]
    good, refused = full(positives), full(negatives)
    open_ = list(range(len(good)))
    found = []
    while open_:
        seed = positives[open_[0]]
        head, facts, _ = good[open_[0]]
        prefix = "_%d" % open_[0]
        back = lambda a: (a[0], *(t[len(prefix):] if t.startswith(prefix) else t for t in a[1:]))
        bottom = sorted(map(back, facts))
        best = (0, None)
        for size in range(len(bottom), -1, -1):
            for part in combinations(bottom, size):
                clause = (tuple(seed[0]), part)
                saved = sum(good[i][2] for i in open_ if covers(clause, good[i])) - size - 1
                if saved > best[0] and not any(covers(clause, n) for n in refused):
                    best = (saved, clause)
        if best[1] is None:
            return found
        found.append({"clause": best[1], "compaction": best[0]})
        open_ = [i for i in open_ if not covers(best[1], good[i])]
    return found
