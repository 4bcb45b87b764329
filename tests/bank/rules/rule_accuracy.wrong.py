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
# %% blind/any_condition from blind/of_all: mistake: none that is known
# if all => if any
# (rows) => (covered)
# %% blind/laplace from blind/of_all: mistake: none that is known
# len(hits) / len(rows) => (len(hits) + 1) / (len(covered) + 2)
# %% blind/recall from blind/of_all: mistake: share of the class
# (rows) => ([row for row in rows if row[target] == label])
