# %% one_way from right/recursive: mistake: equivalence in one direction
# -     op, *rest = f
# v = [value(x, a) for x in rest] => op, v = f[0], [value(x, a) for x in f[1:]]
# -     if op == "->":
# -         return (not v[0]) or v[1]
#
# -         return v[0] or not v[1]
# +         v = v[::-1]
# [0] is v[1] => [1] if v[0] else True
# %% both_ways from one_way: mistake: implication in both directions
# -     if op == "<-":
# -         v = v[::-1]
# v[1] if v[0] else True => (v[0] and v[1]) or (not v[0] and not v[1])
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
# %% only_both: mistake: false premise taken for false
def value(f, a):
    if isinstance(f, str):
        return a[f]
    v = [value(x, a) for x in f[1:]]
    if f[0] == "not":
        return not v[0]
    if f[0] == "or":
        return True in v
    if f[0] == "<->":
        return v[0] == v[1]
    return False not in v

def truth_values(formula, assignments):
    return [value(formula, a) for a in assignments]
# %% exclusive from only_both: mistake: one or the other, not both
# -     if f[0] == "not":
#         return not v[0] =>     return {
# +         "and": lambda: all(v),
# -     if f[0] == "or":
# return True in v => "or": lambda: v.count(True) == 1,
# +         "not": lambda: not v[0],
# -     if f[0] == "<->":
# return v[0] == v[1] => "->": lambda: not v[0] or v[1],
#     return False not in v =>         "<-": lambda: not v[1] or v[0],
# +         "<->": lambda: v[0] == v[1],
# +     }[f[0]]()
# %% wrong_way from only_both: mistake: premise and conclusion exchanged
# v = => op, v = f[0],
# f[0] == "not" => op in ("and", "or")
# not v[0] => (all if op == "and" else any)(v)
# f[0] == "or" => op == "not"
# True in v => not v[0]
# f[0] == => op ==
# -     return False not in v
# +     premise, conclusion = (v[1], v[0]) if op == "->" else v
# +     return conclusion if premise else True
# %% blind/both_ways from only_both: mistake: implication in both directions
# isinstance(f, str) => type(f) is str
# a[f] => bool(a[f])
# -     v = [value(x, a) for x in f[1:]]
# not v[0] => not value(f[1], a)
# "or": => "and":
# True in v => all(value(x, a) for x in f[1:])
# "<->": => "or":
# v[0] == v[1] => any(value(x, a) for x in f[1:])
# False not in v => value(f[1], a) is value(f[2], a)
