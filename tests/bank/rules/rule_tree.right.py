# %% by_sets: algorithm: the set of names that cover each row first, then the tree from counts by set
def rule_tree(rules, rows, target, positive):
    names = [name for name, _ in rules]
    known = [({n for n, b in rules if all(r[a] == v for a, v in b)}, r[target] == positive) for r in rows]
    def count(yes, no):
        hits = [good for s, good in known if yes <= s and not no & s]
        return [sum(hits), len(hits) - sum(hits)]
    def grow(i, yes, no):
        if i == len(names):
            return {"counts": count(yes, no)}
        n = names[i]
        return {"test": n, "counts": count(yes, no), "branches": {"yes": grow(i + 1, yes | {n}, no), "no": grow(i + 1, yes, no | {n})}}
    return grow(0, set(), set())
# %% from_leaves: algorithm: leaves by binary number, joined two by two from the last rule upwards
def rule_tree(rules, rows, target, positive):
    level = [{"counts": [0, 0]} for _ in range(2 ** len(rules))]
    for row in rows:
        number = 0
        for _, body in rules:
            number = 2 * number + (0 if all(row[a] == v for a, v in body) else 1)
        level[number]["counts"][row[target] != positive] += 1
    for name, _ in reversed(rules):
        joined = []
        for i in range(0, len(level), 2):
            yes, no = level[i], level[i + 1]
            both = [yes["counts"][k] + no["counts"][k] for k in (0, 1)]
            joined.append({"test": name, "counts": both, "branches": {"yes": yes, "no": no}})
        level = joined
    return level[0]
