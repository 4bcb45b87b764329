# %% start_known from right/canonical: mistake: the start never listed
#       now = [canonical([clause[0], *clause[1]])]
# +     seen |= {*now}
# %% again from right/canonical: mistake: earlier clauses listed again
# seen |= now => pass
# %% single_place from right/searched: mistake: one place only
# [replaced(atoms, v, w) for v in own for w in own + list(constants) if v != w] => [atoms[:n] + [a[:k] + [w] + a[k + 1:]] + atoms[n + 1:] for n, a in enumerate(atoms) for k, v in enumerate(a) if k and is_var(v) for w in own + list(constants) if v != w]
# %% old_ones from right/canonical: mistake: known variables in new atoms
# from itertools import combinations, permutations => from itertools import combinations, permutations, product
# yield (*atoms, (predicate, *(f"New{i}" for i in range(n)))) => yield from (put((*atoms, (predicate, *chosen)), {}) for chosen in product(names, repeat=n) if (predicate, *chosen) not in atoms[1:])
# %% one_for_all from right/canonical: mistake: one new variable
# f"New{i}" for i => "New" for i
# %% own_head from right/canonical: mistake: head left as it is
# for each in rho(atoms, predicates, constants)} => for each in rho(atoms, predicates, constants) if each[0] == atoms[0]}
# %% never_constant from right/searched: mistake: no constants
# own + list(constants) => own
# %% shorter from right/canonical: mistake: atoms left out
#               yield put(atoms, {name: constant})
# +     for n in range(1, len(atoms)):
# +         yield atoms[:n] + atoms[n + 1:]
# %% proper_only from right/canonical: mistake: equivalent clauses left out
# from itertools import combinations, permutations => from itertools import combinations, permutations, product
# now = {canonical(each) for atoms in now for each in rho(atoms, predicates, constants)} - seen => now = {canonical(each) for atoms in now for each in rho(atoms, predicates, constants) if not any(set(put(each, dict(zip(variables(each), chosen)))) <= set(atoms) and put(each, dict(zip(variables(each), chosen)))[0] == atoms[0] for chosen in product(sorted({t for a in atoms for t in a[1:]}), repeat=len(variables(each))))} - seen
# %% capitals_only from right/canonical: mistake: none that is known
# return term[0].isupper() or term[0] == "_" => return term[0].isupper()
# %% names_count from right/canonical: mistake: none that is known
# return min(put(atoms, dict(zip(names, order))) for order in permutations([f"V{i}" for i in range(len(names))])) => return put(atoms, {})
# %% only_predicates_used from right/canonical: mistake: none that is known
# for predicate, n in predicates.items(): => for predicate, n in {a[0]: len(a) - 1 for a in atoms[1:]}.items():
# %% body_variables_only from right/canonical: mistake: none that is known
# for name in names: => for name in variables(atoms[1:]):
# %% atoms_repeated from right/canonical: mistake: none that is known
# (head, *sorted(set(body))) => (head, *sorted(body))
# %% a_level_less from right/canonical: mistake: none that is known
# range(levels) => range(levels - 1)
# %% empty_level from right/canonical: mistake: none that is known
# if not now: => if False:
