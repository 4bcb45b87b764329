# %% only_above from right/literal: mistake: upper bounds only
# -                 lattice = lattice and bool(greatest([x for x in elements if (x, a) in le and (x, b) in le]))
# %% some_bound from right/literal: mistake: any bound is enough
# bool(least([x for x in elements if (a, x) in le and (b, x) in le])) => any((a, x) in le and (b, x) in le for x in elements)
# bool(greatest([x for x in elements if (x, a) in le and (x, b) in le])) => any((x, a) in le and (x, b) in le for x in elements)
# %% no_transitivity from right/literal: mistake: transitivity not asked
# -         order = order and all((a, d) in le for a, b in le for c, d in le if b == c)
# %% no_reflexivity from right/literal: mistake: reflexivity not asked
# order = all((a, a) in le for a in elements) => order = True
# %% total from right/literal: mistake: none that is known
# order = all((a, a) in le for a in elements) => order = all((a, b) in le or (b, a) in le for a in elements for b in elements)
# %% irreflexive from right/literal: mistake: none that is known
# order = all((a, a) in le for a in elements) => order = all((a, a) not in le for a in elements)
# %% only_below from right/literal: mistake: lower bounds only
# -                 lattice = lattice and bool(least([x for x in elements if (a, x) in le and (b, x) in le]))
# %% no_antisymmetry from right/literal: mistake: antisymmetry not asked
# -         order = order and all(a == b or (b, a) not in le for a, b in le)
