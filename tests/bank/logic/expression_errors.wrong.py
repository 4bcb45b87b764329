# %% swept
def expression_errors(formula, rows, target, positive):
    def true(f, r):
        if f[0] == "and":
            return all(true(g, r) for g in f[1:])
        if f[0] == "or":
            return any(true(g, r) for g in f[1:])
        if f[0] == "not":
            return not true(f[1], r)
        return r[f[0]] == f[1]
    return [i for i, r in enumerate(rows) if true(formula, r) != (r[target] == positive)]
# %% swept_two_parts from swept: mistake: first two parts only
# l(true(g, r) for g in f[1:]) => l(true(g, r) for g in f[1:3])
# :]) => :3])
# %% swept_xor from swept: mistake: one or the other, not both
# any(true(g, r) for g in f[1:]) => sum(true(g, r) for g in f[1:]) == 1
# %% swept_right from swept: mistake: rows that are right
# != (r[target] => == (r[target]
# %% false_pos from swept: mistake: false alarms only
# if true(formula, r) != (r[target] == positive) => if true(formula, r) and r[target] != positive
# %% false_neg from swept: mistake: misses only
# if true(formula, r) != (r[target] == positive) => if not true(formula, r) and r[target] == positive
# %% any_and from swept: mistake: one part of a conjunction is enough
# all( => any(
# %% called from swept: mistake: rows that are called positive
#  != (r[target] == positive) =>
