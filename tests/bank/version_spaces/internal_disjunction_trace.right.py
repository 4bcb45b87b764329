# %% sets: algorithm: a set of values for each attribute
def internal_disjunction_trace(domains, rows):
    seen = {name: set() for name in domains}
    out = []
    for row in rows:
        for name in domains:
            seen[name].add(row[name])
        out.append({name: set(v) if len(v) < len(domains[name]) else "?" for name, v in seen.items()})
    return out
# %% prefixes: algorithm: from the rows read so far, anew for each step
def internal_disjunction_trace(domains, rows):
    def fitted(read):
        kept = {}
        for name, values in domains.items():
            allowed = [v for v in values if any(r[name] == v for r in read)]
            kept[name] = allowed if set(allowed) != set(values) else ["?"]
        return kept
    return [fitted(rows[: n + 1]) for n in range(len(rows))]
