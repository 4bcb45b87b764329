# %% unchecked from right/stack: mistake: occurs check left out
# if var(v) and not has(u, v): => if var(v) and len(steps) < 30:
# %% pairs_stay from right/stack: mistake: pairs not replaced
# left = [(put(a, v, u), put(b, v, u)) for a, b in left] => left = list(left)
# %% bindings_stay from right/stack: mistake: bindings not replaced
# bindings = {w: put(x, v, u) for w, x in bindings.items()} => bindings = dict(bindings)
# %% one_side from right/stack: mistake: variables of one side only
# v, u = (t, s) if var(t) else (s, t) => v, u = s, t
# %% any_functor from right/stack: mistake: functors not compared
# isinstance(t, list) and s[0] == t[0] and len(s) == len(t): => isinstance(t, list) and len(s) == len(t):
# %% swapped_pairs from right/stack: mistake: none that is known
# list(zip(s[1:], t[1:])) => list(zip(t[1:], s[1:]))
# %% new_bindings_only from right/stack: mistake: none that is known
# bindings = {w: put(x, v, u) for w, x in bindings.items()} => bindings = {}
# %% bound_before_replaced from right/stack: mistake: none that is known
#                   left = [(put(a, v, u), put(b, v, u)) for a, b in left]
# -                 bindings = {w: put(x, v, u) for w, x in bindings.items()}
# -                 bindings[v] = u
# +                 bindings = {**bindings, v: u}
# +                 bindings = {w: put(x, v, v + "1") for w, x in bindings.items()}
# %% first_argument_only from right/stack: mistake: none that is known
# list(zip(s[1:], t[1:])) => list(zip(s[1:], t[1:]))[:1]
