# %% ends_stay from right/gaps: mistake: refused number kept at the end
# ends = [limits[0] - 1, *no, limits[1] + 1] => ends = [limits[0], *[x for x in no if limits[0] < x < limits[1]], limits[1]]
# [[a + 1, b - 1] for a, b in zip(ends, ends[1:]) if b - a > 1] => [[a, b] for a, b in zip(ends, ends[1:])]
# %% no_pruning from right/gaps: mistake: none that is known
# -         if yes:
# -             gaps = [g for g in gaps if g[0] <= min(yes) and max(yes) <= g[1]]
# %% s_stays from right/gaps: mistake: S kept when nothing fits
# [min(yes), max(yes)] if yes and gaps else None => [min(yes), max(yes)] if yes else None
# %% s_of_all from right/gaps: mistake: S before the first yes
# [min(yes), max(yes)] if yes and gaps else None => [min(yes + no), max(yes + no)] if gaps else None
# %% exclusive from right/gaps: mistake: none that is known
# b - a > 1] => b - a > 2]
# %% larger_part: mistake: cut on both sides
def interval_trace(limits, examples):
    S, G, out = None, [tuple(limits)], []
    for x, label in examples:
        if label == "yes":
            S = (x, x) if S is None else (min(S[0], x), max(S[1], x))
            G = [g for g in G if g[0] <= x <= g[1]]
        else:
            new = []
            for a, b in G:
                if not a <= x <= b:
                    new.append((a, b))
                    continue
                parts = [p for p in ((a, x - 1), (x + 1, b)) if p[0] <= p[1]]
                new += sorted(parts, key=lambda p: p[0] - p[1])[:1]
            G = new
        G = [g for g in G if S is None or g[0] <= S[0] and S[1] <= g[1]]
        S = S if G else None
        out.append({"S": S, "G": G})
    return out
# %% misses_s from larger_part: mistake: G with parts that miss S
# sorted(parts, key=lambda p: p[0] - p[1])[:1] => parts
# -         G = [g for g in G if S is None or g[0] <= S[0] and S[1] <= g[1]]
# %% yes_leaves_g from larger_part: mistake: G not cut by accepted coins
# sorted(parts, key=lambda p: p[0] - p[1])[:1] => parts
# G = [g for g in G if g[0] <= x <= g[1]] => pass
# -         G = [g for g in G if S is None or g[0] <= S[0] and S[1] <= g[1]]
