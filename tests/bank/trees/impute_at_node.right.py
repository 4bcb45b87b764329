# %% counted: algorithm: a Counter for each class, whose first most common value is the first that was met
from collections import Counter
def fill_at_node(rows, path, attribute, target, within_class):
    here = [i for i, r in enumerate(rows) if all(r[a] == v for a, v in path)]
    counts = {}
    for i in here:
        if rows[i][attribute] is not None:
            counts.setdefault(rows[i][target] if within_class else 0, Counter())[rows[i][attribute]] += 1
    answer = {}
    for i in here:
        if rows[i][attribute] is None:
            found = counts.get(rows[i][target] if within_class else 0)
            if found:
                answer[i] = found.most_common(1)[0][0]
    return answer
# %% sorted_by: algorithm: candidates ranked by frequency and first place
def fill_at_node(rows, path, attribute, target, within_class):
    node = list(enumerate(rows))
    for a, v in path:
        node = [(i, r) for i, r in node if r[a] == v]
    result = {}
    for i, r in node:
        if r[attribute] is not None:
            continue
        pool = [q[attribute] for j, q in node if j != i and (q[target] == r[target] or not within_class)]
        pool = [x for x in pool if x is not None]
        ranked = sorted(set(pool), key=lambda x: (-pool.count(x), pool.index(x)))
        if ranked:
            result[i] = ranked[0]
    return result
