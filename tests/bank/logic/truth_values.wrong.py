# %% blind/base from right/recursive
# def value => def holds
# rest = => parts =
# v = [value(x, a) for x in rest] => vals = [holds(p, a) for p in parts]
# return not v => return not vals
# all(v) => all(vals)
# any(v) => any(vals)
# (not v[0]) or v => not vals[0] or vals
# v[0] or not v => vals[0] or not vals
# v[0] is v => vals[0] == vals
# [value( => [holds(
# %% blind/and_or from blind/base: mistake: none that is known
# all(vals) => any(vals[1:])
# %% blind/both_true from blind/base: mistake: false premise taken for false
# not vals[0] or => vals[0] and
# [0] or not vals[1] => [1] and vals[0]
# %% blind/exclusive from blind/base: mistake: one or the other, not both
# any(vals) => any(vals) and not all(vals)
# %% blind/one_way from blind/base: mistake: equivalence in one direction
# vals[0] == => not vals[0] or
# %% blind/other_way from blind/base: mistake: premise and conclusion exchanged
# op == "->" => op == "<-"
#           return not vals[0] or vals[1]
# -     if op == "<-":
# +     if op == "->":
# %% blind/two_parts from blind/base: mistake: none that is known
# all(vals) => vals[0] and vals[1]
# any(vals) => vals[0] or vals[1]
# %% both_ways: mistake: implication in both directions
def value(f, a):
    if isinstance(f, str):
        return a[f]
    op, v = f[0], [value(x, a) for x in f[1:]]
    if op == "not":
        return not v[0]
    if op == "and":
        return all(v)
    if op == "or":
        return any(v)
    return (v[0] and v[1]) or (not v[0] and not v[1])

def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
# %% exclusive: mistake: one or the other, not both
def value(f, a):
    if isinstance(f, str):
        return a[f]
    v = [value(x, a) for x in f[1:]]
    return {
        "and": lambda: all(v),
        "or": lambda: v.count(True) == 1,
        "not": lambda: not v[0],
        "->": lambda: not v[0] or v[1],
        "<-": lambda: not v[1] or v[0],
        "<->": lambda: v[0] == v[1],
    }[f[0]]()

def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
# %% one_way from both_ways: mistake: equivalence in one direction
# -     return (v[0] and v[1]) or (not v[0] and not v[1])
# +     if op == "<-":
# +         v = v[::-1]
# +     return v[1] if v[0] else True
# %% only_both from both_ways: mistake: false premise taken for false
# op, v = f[0], => v =
# op == "not" => f[0] == "not"
# op == "and" => f[0] == "or"
# all(v) => True in v
# op == "or" => f[0] == "<->"
# any(v) => v[0] == v[1]
# (v[0] and v[1]) or (not v[0] and not v[1]) => False not in v
# %% wrong_way from both_ways: mistake: premise and conclusion exchanged
#       op, v = f[0], [value(x, a) for x in f[1:]]
# +     if op in ("and", "or"):
# +         return (all if op == "and" else any)(v)
# "and": => "<->":
# all(v) => v[0] == v[1]
# if op == "or": => premise, conclusion = (v[1], v[0]) if op == "->" else v
#         return any(v) =>     return conclusion if premise else True
#
# -     return (v[0] and v[1]) or (not v[0] and not v[1])
# %% blind/both_ways from both_ways: mistake: implication in both directions
# isinstance(f, str) => type(f) is str
# a[f] => bool(a[f])
# -     op, v = f[0], [value(x, a) for x in f[1:]]
# op == "not" => f[0] == "not"
# return not v[0] => return not value(f[1], a)
# op == "and" => f[0] == "and"
# all(v) => all(value(x, a) for x in f[1:])
# if op = => if f[0] =
# any(v) => any(value(x, a) for x in f[1:])
# (v[0] and v[1]) or (not v[0] and not v[1]) => value(f[1], a) is value(f[2], a)
# %% one_arrow: mistake: backward arrow read forward
def holds(formula, world):
    if isinstance(formula, str):
        return world[formula]
    sign = formula[0]
    parts = [holds(part, world) for part in formula[1:]]
    if sign == "not":
        return not parts[0]
    if sign == "and":
        return all(parts)
    if sign == "or":
        return any(parts)
    if sign in ("->", "<-"):
        return not parts[0] or parts[1]
    return parts[0] == parts[1]

def truth_values(formula, assignments):
    return [holds(formula, world) for world in assignments]
