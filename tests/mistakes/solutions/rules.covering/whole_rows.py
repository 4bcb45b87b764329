# near miss: right on the examples only
def covering(rows, target, positive):
    left = [i for i, r in enumerate(rows) if r[target] == positive]
    steps = []
    while left:
        body = [(a, v) for a, v in rows[left[0]].items() if a != target]
        left = [i for i in left if not all(rows[i][a] == v for a, v in body)]
        steps.append({"body": body, "left": left})
    return steps
