# %% by_places: algorithm: the ways of each argument, combined; all combinations are listed, variants too
from itertools import product
def inverse_substitutions(atom, theta):
    def ways(term):
        found = [v for v, t in theta.items() if t == term]
        if isinstance(term, list):
            found += [[term[0], *parts] for parts in product(*[ways(t) for t in term[1:]])]
        else:
            found.append(term)
        return found
    return [[[atom[0], *parts], []] for parts in product(*[ways(t) for t in atom[1:]])]
# %% as_text: algorithm: atoms as text, grown from left to right, with variables in the order of their first use
def inverse_substitutions(atom, theta):
    def grow(term, used):
        out = []
        for v in theta:
            if theta[v] == term and (v in used or [w for w in theta if theta[w] == term and w not in used][0] == v):
                out.append((v, used | {v}))
        if isinstance(term, list):
            partial = [([], used)]
            for part in term[1:]:
                partial = [(done + [text], more) for done, seen in partial for text, more in grow(part, seen)]
            out += [(term[0] + "(" + ", ".join(done) + ")", seen) for done, seen in partial]
        else:
            out.append((str(term), used))
        return out
    start = [([], frozenset())]
    for part in atom[1:]:
        start = [(done + [text], more) for done, seen in start for text, more in grow(part, seen)]
    return [atom[0] + "(" + ", ".join(done) + ")." for done, seen in start]
