# %% all_or_none: mistake: all places alike
from itertools import product
def inverse_substitutions(atom, theta):
    terms = []
    for t in theta.values():
        if t not in terms:
            terms.append(t)
    def put(term, chosen):
        for t, v in zip(terms, chosen):
            if t == term and v is not None:
                return v
        return [term[0]] + [put(x, chosen) for x in term[1:]] if isinstance(term, list) else term
    found = []
    for chosen in product(*[[None] + [v for v in theta if theta[v] == t] for t in terms]):
        new = [atom[0]] + [put(x, chosen) for x in atom[1:]]
        if [new, []] not in found:
            found.append([new, []])
    return found
# %% one_name from right/by_places: mistake: one variable for a term
# found = [v for v, t in theta.items() if t == term] => found = [v for v, t in theta.items() if t == term][:1]
# %% outside_only from right/by_places: mistake: whole arguments only
# found += [[term[0], *parts] for parts in product(*[ways(t) for t in term[1:]])] => found.append(term)
# %% names_only from right/by_places: mistake: constants only
# [v for v, t in theta.items() if t == term] => [v for v, t in theta.items() if t == term and not isinstance(t, list)]
# %% without_itself from right/by_places: mistake: the atom itself left out
# for parts in product(*[ways(t) for t in atom[1:]])] => for parts in product(*[ways(t) for t in atom[1:]]) if [atom[0], *parts] != atom]
# %% always_replaced from right/by_places: mistake: none that is known
# found.append(term) => found += [] if found else [term]
# %% last_name from right/by_places: mistake: none that is known
# found = [v for v, t in theta.items() if t == term] => found = list({str(t): [v] for v, t in theta.items() if t == term}.get(str(term), []))
# %% first_argument from right/by_places: mistake: none that is known
# product(*[ways(t) for t in atom[1:]]) => product(ways(atom[1]), *[[t] for t in atom[2:]])
# %% exactly_one from right/by_places: mistake: none that is known
# for parts in product(*[ways(t) for t in atom[1:]])] => for parts in product(*[ways(t) for t in atom[1:]]) if sum(p != a for p, a in zip(parts, atom[1:])) < 2]
# %% every_variable from right/by_places: mistake: none that is known
# for parts in product(*[ways(t) for t in atom[1:]])] => for parts in product(*[ways(t) for t in atom[1:]]) if parts == tuple(atom[1:]) or all(str(theta[v]) not in str(atom) or v in str(parts) for v in theta)]
