# %% brute_force: algorithm: all intervals, those that fit, and the smallest and largest of them
def interval_trace(limits, examples):
    lo, hi = limits
    every = [(a, b) for a in range(lo, hi + 1) for b in range(a, hi + 1)]
    out = []
    for n in range(1, len(examples) + 1):
        fit = [(a, b) for a, b in every if all((a <= x <= b) == (l == "yes") for x, l in examples[:n])]
        top = [(a, b) for a, b in fit if not any((c, d) != (a, b) and c <= a and b <= d for c, d in fit)]
        yes = any(l == "yes" for _, l in examples[:n])
        out.append({"S": min(fit, key=lambda i: i[1] - i[0]) if yes and fit else None, "G": top})
    return out
# %% gaps: algorithm: the stretches between refused diameters
def interval_trace(limits, examples):
    out = []
    for n in range(len(examples)):
        no = sorted({x for x, l in examples[: n + 1] if l == "no"})
        yes = [x for x, l in examples[: n + 1] if l == "yes"]
        ends = [limits[0] - 1, *no, limits[1] + 1]
        gaps = [[a + 1, b - 1] for a, b in zip(ends, ends[1:]) if b - a > 1]
        if yes:
            gaps = [g for g in gaps if g[0] <= min(yes) and max(yes) <= g[1]]
        out.append([[min(yes), max(yes)] if yes and gaps else None, gaps])
    return out
