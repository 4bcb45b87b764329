# %% swept_base
from math import log2
def H(ls):
    n = len(ls)
    return -sum(ls.count(c) / n * log2(ls.count(c) / n) for c in set(ls))
def forest_tree(rows, target, drawn, subsets):
    attrs = [a for a in rows[0] if a != target]
    out = []
    lists = iter(subsets)
    def gain(rs, a):
        g = H([r[target] for r in rs])
        for v in {r[a] for r in rs}:
            part = [r[target] for r in rs if r[a] == v]
            g -= len(part) / len(rs) * H(part)
        return g
    def grow(rs, path):
        if len({r[target] for r in rs}) == 1:
            return
        if all(len({r[a] for r in rs}) == 1 for a in attrs):
            return
        sub = next(lists)
        able = [a for a in sub if len({r[a] for r in rs}) > 1]
        if not able:
            return
        best = max(able, key=lambda a: gain(rs, a))
        out.append({'path': path, 'attribute': best, 'gain': gain(rs, best)})
        for v in sorted({r[best] for r in rs}):
            grow([r for r in rs if r[best] == v], path + [[best, v]])
    grow([rows[i] for i in drawn], [])
    return out
# %% ignores_subsets_swept from swept_base: mistake: all attributes at every node
# in sub if => in attrs if
# %% one_list_swept from swept_base: mistake: one list for the whole tree
# next(lists) => subsets[0]
# %% whole_swept from swept_base: mistake: rows not drawn
# [rows[i] for i in drawn] => rows
# %% no_dups_swept from swept_base: mistake: nothing twice in a bag
# in drawn], => in sorted(set(drawn))],
# %% gain_ratio_swept from swept_base: mistake: gain ratio
# a)) => a) / H([r[a] for r in rs]))
# %% natural_swept from swept_base: mistake: natural logarithm
# import log2 => import log as log2
# %% leaf_takes_swept from swept_base: mistake: a list for every leaf
#       def grow(rs, path):
# +         sub = next(lists, attrs)
# -         sub = next(lists)
# %% gini_swept from swept_base: mistake: Gini index
# -sum(ls.count(c) / n * log2(ls.count(c) / n) => 1 - sum((ls.count(c) / n) ** 2
# %% no_zero_swept from swept_base: mistake: stops at gain 0
#           best = max(able, key=lambda a: gain(rs, a))
# +         if gain(rs, best) <= 1e-12:
# +             return
# %% bfs_swept from swept_base: mistake: breadth first
# -             grow([r for r in rs if r[best] == v], path + [[best, v]])
# -     grow([rows[i] for i in drawn], [])
# +             queue.append(([r for r in rs if r[best] == v], path + [[best, v]]))
# +     queue = [([rows[i] for i in drawn], [])]
# +     while queue:
# +         grow(*queue.pop(0))
# %% unsorted_swept from swept_base: mistake: branches in the order of the rows
# sorted({r[best] for r in rs} => dict.fromkeys(r[best] for r in rs
# %% capitals_like_small_letters from swept_base: mistake: none that is known
# sorted({r[best] for r in rs}) => sorted({r[best] for r in rs}, key=str.lower)
