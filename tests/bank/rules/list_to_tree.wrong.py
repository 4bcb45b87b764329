# %% swept_merge: mistake: rules with one label merged
def list_to_tree(rules, default):
    if not rules: return default
    merged = []
    for b, l in rules:
        if merged and merged[-1][1] == l: continue
        merged.append([b, l])
    (body, label), *rest = merged
    return {"test": body, "branches": {"yes": label, "no": list_to_tree(rest, default)}}
# %% swept_joined from swept_merge: mistake: rules with one label merged
# continue => merged[-1][0] = merged[-1][0] + b
# merged. => else: merged.
# %% swept_simplify: mistake: equal leaves merged
def list_to_tree(rules, default):
    if not rules: return default
    (body, label), *rest = rules
    no = list_to_tree(rest, default)
    if no == label: return label
    return {"test": body, "branches": {"yes": label, "no": no}}
# %% last_default: mistake: default left out
def list_to_tree(rules, default):
    if not rules: return default
    if len(rules) == 1: return rules[0][1]
    (body, label), *rest = rules
    return {"test": body, "branches": {"yes": label, "no": list_to_tree(rest, default)}}
# %% nested_yes: mistake: branches exchanged
def list_to_tree(rules, default):
    if not rules: return default
    (body, label), *rest = rules
    return {"test": body, "branches": {"no": label, "yes": list_to_tree(rest, default)}}
# %% reversed: mistake: last rule on top
def list_to_tree(rules, default):
    if not rules: return default
    *rest, (body, label) = rules
    return {"test": body, "branches": {"yes": label, "no": list_to_tree(rest, default)}}
