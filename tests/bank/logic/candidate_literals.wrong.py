# %% untyped from right/place_by_place: mistake: types ignored
# if types[v] == kind: => if True:
# if of_new in (None, kind): => if True:
# if types[a] == types[b]: => if True:
# %% alone_too from right/place_by_place: mistake: literals of the new variable alone
# if any(t != new for t in terms): => if terms:
# %% closed from right/place_by_place: mistake: no new variable
# if of_new in (None, kind): => if False:
# %% single_place from right/place_by_place: mistake: new variable once
# if of_new in (None, kind): => if of_new is None:
# %% many_types from right/place_by_place: mistake: new variable of two types
# if of_new in (None, kind): => if True:
# %% all_different from right/place_by_place: mistake: each variable once
# if any(t != new for t in terms): => if any(t != new for t in terms) and len(set(terms)) == len(terms):
# %% all_negated from right/place_by_place: mistake: literals with the new variable negated
# if of_new is None: => if True:
# %% positive from right/by_subsets: mistake: no negations
# return plain | open_ | {("not", atom) for atom in plain} => return plain | open_
# %% equal_positive from right/place_by_place: mistake: equalities not negated
# out += [["equal", a, b], ["not", ["equal", a, b]]] => out += [["equal", a, b]]
# %% without_equal from right/place_by_place: mistake: no equalities
# if types[a] == types[b]: => if False:
# %% equal_new from right/place_by_place: mistake: equalities with the new variable
#       for i, a in enumerate(old):
# +         out.append(["equal", a, new])
# %% turned_too: mistake: equalities in both orders
from itertools import product
def candidate_literals(types, predicates, new):
    out = []
    for name, places in predicates.items():
        for terms in product([*types, new], repeat=len(places)):
            kinds = {p for t, p in zip(terms, places) if t == new}
            if all(types.get(t, p) == p for t, p in zip(terms, places)) and len(kinds) < 2 and set(terms) != {new}:
                out.append([name, *terms])
    out += [["equal", a, b] for a in types for b in types if a != b and types[a] == types[b]]
    return out + [["not", a] for a in out if new not in a]
# %% all_equal from right/place_by_place: mistake: equality of different types
# if types[a] == types[b]: => if True:
# %% self_equal from right/place_by_place: mistake: none that is known
# for b in old[i + 1:]: => for b in old[i:]:
# %% neighbours_equal from right/place_by_place: mistake: none that is known
# for b in old[i + 1:]: => for b in old[i + 1:i + 2]:
# %% new_type_must_exist from right/place_by_place: mistake: none that is known
# if of_new in (None, kind): => if of_new in (None, kind) and kind in types.values():
# %% first_place_old from right/place_by_place: mistake: none that is known
# if any(t != new for t in terms): => if terms[0] != new:
# %% last_of_type from right/by_subsets: mistake: none that is known
# of.setdefault(kind, []).append(v) => of[kind] = [v]
# %% two_places from right/place_by_place: mistake: none that is known
# for kind in places: => for kind in places[:2]:
