# %% backwards: algorithm: proved from the target downwards, by recursion
def theory_quality(theory, rows, target):
    heads = {head for head, _ in theory}
    def proved(name, row):
        if name not in heads:
            return bool(row[name])
        return any(all(proved(each, row) for each in body) for head, body in theory if head == name)
    predictions = [proved(target, row) for row in rows]
    correct = not any(p and not row[target] for p, row in zip(predictions, rows))
    complete = not any(row[target] and not p for p, row in zip(predictions, rows))
    return {"predictions": predictions, "correct": correct, "complete": complete, "perfect": correct and complete}
# %% counters: algorithm: antecedents still missing are counted down, a queue of what is new; counts of errors
from collections import deque
def proves(theory, row, target):
    missing = [len(body) for _, body in theory]
    true, queue = set(), deque(k for k, v in row.items() if v and k != target)
    queue.extend(head for head, body in theory if not body)
    while queue:
        name = queue.popleft()
        if name in true:
            continue
        true.add(name)
        for i, (head, body) in enumerate(theory):
            if name in body:
                missing[i] -= 1
                if missing[i] == 0:
                    queue.append(head)
    return target in true

def theory_quality(theory, rows, target):
    table = [(proves(theory, row, target), row[target]) for row in rows]
    false_alarms = table.count((True, False))
    misses = table.count((False, True))
    return dict(
        predictions=[p for p, _ in table], correct=false_alarms == 0, complete=misses == 0, perfect=false_alarms + misses == 0
    )
# %% unfolded: algorithm: the target unfolded into sets of attributes; the dict in another order
from itertools import product
def theory_quality(theory, rows, target):
    def ways(name):
        bodies = [body for head, body in theory if head == name]
        if not bodies:
            return {frozenset([name])}
        return {frozenset().union(*each) for body in bodies for each in product(*map(ways, body))}
    needs = ways(target)
    yes = [any(all(row[a] for a in need) for need in needs) for row in rows]
    labels = [row[target] for row in rows]
    c1 = all(l >= y for l, y in zip(labels, yes))
    c2 = all(y >= l for l, y in zip(labels, yes))
    return {"perfect": yes == labels, "complete": c2, "correct": c1, "predictions": yes}
