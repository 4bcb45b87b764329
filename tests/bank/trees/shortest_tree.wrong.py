# %% any_depth from right/deepening: mistake: fewest nodes whatever the depth
# for depth in range(len(names) + 1): => for depth in [len(names)]:
# %% first_found from right/deepening: mistake: more nodes than needed
# if found is None or nodes < found[0]: => if found is None:
# %% majority from right/all_depths: mistake: majority where rows contradict
# -     return found[0][1] if found else None
# +     if found:
# +         return found[0][1]
# +     groups = {}
# +     for row in rows:
# +         groups.setdefault(tuple(row[n] for n in names), []).append(row[target])
# +     kept = []
# +     for values, labels in groups.items():
# +         kept.append(dict(zip(names, values)) | {target: max(sorted(set(labels)), key=labels.count)})
# +     return shortest_tree(kept, target)
# %% id3: mistake: tree of ID3
from collections import Counter
from math import log2
def bits(rows, target):
    counts = Counter(row[target] for row in rows).values()
    return -sum(n / len(rows) * log2(n / len(rows)) for n in counts)
def shortest_tree(rows, target):
    names = [n for n in rows[0] if n != target and len({r[n] for r in rows}) > 1]
    labels = Counter(row[target] for row in rows)
    if len(labels) == 1 or not names:
        return labels.most_common(1)[0][0]
    def left(name):
        parts = [[r for r in rows if r[name] == v] for v in {r[name] for r in rows}]
        return round(sum(len(p) / len(rows) * bits(p, target) for p in parts), 9)
    best = min(names, key=left)
    values = sorted({r[best] for r in rows})
    return {"test": best, "branches": {v: shortest_tree([r for r in rows if r[best] == v], target) for v in values}}
# %% most_nodes from right/deepening: mistake: more nodes than needed
# nodes < found[0] => nodes > found[0]
# %% same_test_everywhere from right/deepening: mistake: none that is known
# for name in left: => for name in left[:1]:
# %% widest_test from right/deepening: mistake: none that is known
# for name in left: => for name in sorted(left, key=lambda n: -len({r[n] for r in part}))[:1]:
# %% least_depth_everywhere from right/deepening: mistake: none that is known
# -                 below = best([r for r in part if r[name] == value], depth - 1, [n for n in left if n != name])
# +                 some, others = [r for r in part if r[name] == value], [n for n in left if n != name]
# +                 below = next((b for d in range(depth) if (b := best(some, d, others))), None)
