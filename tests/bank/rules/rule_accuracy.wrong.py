# %% blind/as_classifier: mistake: rows left out counted too
def rule_accuracy(body, label, rows, target):
    covered = [row for row in rows if all(row[a] == v for a, v in body)]
    hits = [row for row in covered if row[target] == label]
    rejected = [row for row in rows if row not in covered and row[target] != label]
    return (len(hits) + len(rejected)) / len(rows)
# %% blind/of_all: mistake: share of all rows
def rule_accuracy(body, label, rows, target):
    covered = [row for row in rows if all(row[a] == v for a, v in body)]
    if not covered:
        return 0.0
    hits = [row for row in covered if row[target] == label]
    return len(hits) / len(rows)
# %% blind/any_condition from blind/of_all: mistake: one condition is enough
# if all => if any
# (rows) => (covered)
# %% blind/laplace from blind/of_all: mistake: Laplace's estimate
# len(hits) / len(rows) => (len(hits) + 1) / (len(covered) + 2)
# %% blind/recall from blind/of_all: mistake: share of the class
# (rows) => ([row for row in rows if row[target] == label])
# %% swept_base
def rule_accuracy(body, label, rows, target):
    c = [r[target] for r in rows if all(r[a] == v for a, v in body)]
    return c.count(label) / len(c) if c else 0
# %% swept_any from swept_base: mistake: one condition is enough
# if all( => if any(
# %% swept_first from swept_base: mistake: first condition only
# in body)] => in body[:1])]
# %% swept_laplace from swept_base: mistake: Laplace's estimate
# c.count(label) / len(c) => (c.count(label) + 1) / (len(c) + 2)
# %% swept_majority from swept_base: mistake: most frequent class
# c.count(label) => max(map(c.count, c))
