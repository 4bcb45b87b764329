# %% swept_values: mistake: feature left out
def item_table(rows, features):
    baskets = [{r[f] for f in features} for r in rows]
    items = sorted(set().union(*baskets))
    return [[i in b for i in items] for b in baskets]
# %% swept_order: mistake: columns as they come
def item_table(rows, features):
    baskets = [{f + '=' + r[f] for f in features} for r in rows]
    items = list(dict.fromkeys(f + "=" + r[f] for r in rows for f in features))
    return [[i in b for i in items] for b in baskets]
# %% swept_transposed: mistake: rows and columns exchanged
def item_table(rows, features):
    baskets = [{f + '=' + r[f] for f in features} for r in rows]
    items = sorted(set().union(*baskets))
    return [[i in b for b in baskets] for i in items]
# %% swept_pairs: mistake: sorted by column first
def item_table(rows, features):
    items = sorted({(f, r[f]) for r in rows for f in features})
    return [[r[f] == v for f, v in items] for r in rows]
# %% swept_featorder: mistake: columns of each feature together
def item_table(rows, features):
    items = [(f, v) for f in features for v in sorted({r[f] for r in rows})]
    return [[r[f] == v for f, v in items] for r in rows]
# %% swept_allcols: mistake: all columns taken
def item_table(rows, features):
    baskets = [{f + '=' + r[f] for f in r} for r in rows]
    items = sorted(set().union(*baskets))
    return [[i in b for i in items] for b in baskets]
# %% never_there: mistake: items that never occur
def item_table(rows, features):
    values = {r[f] for r in rows for f in features}
    items = sorted(f + "=" + v for f in features for v in values)
    return [[i in [f + "=" + r[f] for f in features] for i in items] for r in rows]
# %% anywhere: mistake: value looked for in other columns
def item_table(rows, features):
    items = sorted({f + "=" + r[f] for r in rows for f in features})
    return [[i.split("=")[1] in [r[f] for f in features] for i in items] for r in rows]
