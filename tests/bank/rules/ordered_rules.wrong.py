# %% swept_base
from collections import Counter
def ordered_rules(rules, rows, target, by):
    def covers(body, r): return all(r[a] == v for a, v in body)
    def strength(i):
        body, label = rules[i]
        c = [r[target] for r in rows if covers(body, r)]
        return len(c) if by == "coverage" else c.count(label) / len(c)
    order = sorted(range(len(rules)), key=strength, reverse=True)
    rest = [r for r in rows if not any(covers(b, r) for b, l in rules)] or rows
    return {"order": order, "default": Counter(r[target] for r in rest).most_common(1)[0][0]}
# %% swept_acc_always from swept_base: mistake: always by accuracy
# len(c) if by == "coverage" else c => c
# %% swept_cov_always from swept_base: mistake: always by coverage
#  if by == "coverage" else c.count(label) / len(c) =>
# %% swept_laplace from swept_base: mistake: Laplace's estimate
# c.count(label) / len(c) => (c.count(label) + 1) / (len(c) + 2)
# %% swept_acc_all from swept_base: mistake: share of all rows
# c.count(label) / len(c) => c.count(label) / len(rows)
# %% swept_seq: mistake: measured on what is left
from collections import Counter
def ordered_rules(rules, rows, target, by):
    def covers(body, r): return all(r[a] == v for a, v in body)
    left, todo, order = list(rows), list(range(len(rules))), []
    def strength(i):
        body, label = rules[i]
        c = [r[target] for r in left if covers(body, r)]
        return len(c) if by == "coverage" else (c.count(label) / len(c) if c else 0)
    while todo:
        i = max(todo, key=strength); todo.remove(i); order.append(i)
        left = [r for r in left if not covers(rules[i][0], r)]
    return {"order": order, "default": Counter(r[target] for r in left or rows).most_common(1)[0][0]}
# %% swept_ranks from swept_base: mistake: ranks instead of indices
#       order = sorted(range(len(rules)), key=strength, reverse=True)
# +     order = [order.index(i) for i in range(len(rules))]
# %% default_all from swept_base: mistake: default from all rows
# [r for r in rows if not any(covers(b, r) for b, l in rules)] or rows => rows
# %% default_covered from swept_base: mistake: default from covered rows
# not any => any
# %% weakest from swept_base: mistake: weakest first
# strength, reverse=True => strength
