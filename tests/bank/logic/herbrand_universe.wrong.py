# %% one_depth from right/by_exact_depth: mistake: terms of one depth
# universe = upto(depth) => universe = exactly(depth)
# %% last_level from right/until_depth: mistake: new terms alone
#       known = set(constants or ["a"])
# +     new = known
#       for _ in range(depth):
# -         known = known | {(f, *parts) for f, n in functors.items() for parts in product(known, repeat=n)}
# +         new = {(f, *parts) for f, n in functors.items() for parts in product(new, repeat=n)}
# +         known = known | new
# %% no_equal_parts from right/until_depth: mistake: different arguments
# for parts in product(known, repeat=n)} => for parts in product(known, repeat=n) if len(set(parts)) == n}
# %% none_given from right/until_depth: mistake: nothing without constants
# set(constants or ["a"]) => set(constants)
# %% with_atoms from right/until_depth: mistake: atoms in the universe
# for f, n in functors.items() for => for f, n in [*functors.items(), *predicates.items()] for
# %% too_early from right/until_depth: mistake: one level less
# for _ in range(depth): => for _ in range(depth - 1):
# %% one_argument from right/until_depth: mistake: none that is known
# product(known, repeat=n) => product(known, repeat=1)
# %% in_order_only from right/until_depth: mistake: none that is known
# for parts in product(known, repeat=n)} => for parts in product(sorted(known, key=str), repeat=n) if list(parts) == sorted(parts, key=str)}
# %% arity_times from right/until_depth: mistake: none that is known
# sum(len(known) ** n => sum(len(known) * n
# %% interpretations from right/until_depth: mistake: none that is known
# "atoms": sum(len(known) ** n for n in predicates.values())} => "atoms": 2 ** min(sum(len(known) ** n for n in predicates.values()), 200)}
