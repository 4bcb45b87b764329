# %% lists: algorithm: children written down, then compared
def boolean_induction_trace(rows, target, start):
    def errors(expression):
        wrong = 0
        for row in rows:
            says = any(all(row[a] == v for a, v in term) for term in expression)
            wrong += says != (row[target] == "yes")
        return wrong
    literals = sorted({(a, row[a]) for row in rows for a in row if a != target})
    out = [{"expression": start, "errors": errors(start)}]
    while out[-1]["errors"]:
        now = out[-1]["expression"]
        children = [now + [[c]] for c in literals]
        for i, term in enumerate(now):
            used = [a for a, _ in term]
            children += [now[:i] + [term + [c]] + now[i + 1:] for c in literals if c[0] not in used]
        best = min(children, key=errors)
        if errors(best) >= errors(now):
            break
        out.append({"expression": best, "errors": errors(best)})
    return out
# %% covered: algorithm: each literal as the set of rows that it covers
def boolean_induction_trace(rows, target, start):
    n = range(len(rows))
    cover = {}
    for name in rows[0]:
        if name != target:
            for value in dict.fromkeys(r[name] for r in rows):
                cover[name, value] = {i for i in n if rows[i][name] == value}
    wanted = {i for i in n if rows[i][target] == "yes"}
    def covered(term):
        return set(n).intersection(*[cover.get(c, set()) for c in term])
    def count(terms):
        return len(set().union(*map(covered, terms)) ^ wanted)
    now = tuple(frozenset(map(tuple, t)) for t in start)
    steps = [(set(now), count(now))]
    while True:
        options = [now[:i] + (t | {c},) + now[i + 1:] for i, t in enumerate(now) for c in cover if c[0] not in dict(t)]
        options += [now + (frozenset([c]),) for c in cover]
        best = min(options, key=count)
        if count(best) >= count(now):
            return steps
        now = best
        steps.append((set(now), count(now)))
