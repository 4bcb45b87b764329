# %% every_map: algorithm: every way to give the atoms of the one body an atom of the other
from itertools import product
def is_var(t):
    return isinstance(t, str) and not t[0].islower()
def subsuming_substitution(general, specific):
    def match(s, t, theta):
        if is_var(s):
            return theta.setdefault(s, t) == t
        if isinstance(s, list) and isinstance(t, list):
            return len(s) == len(t) and s[0] == t[0] and all(match(a, b, theta) for a, b in zip(s[1:], t[1:]))
        return s == t
    for chosen in product(specific[1], repeat=len(general[1])):
        theta = {}
        if match(general[0], specific[0], theta) and all(match(a, b, theta) for a, b in zip(general[1], chosen)):
            return theta
    return None
# %% all_at_once: algorithm: all substitutions that fit the atoms so far, atom by atom, the last ones of the bodies first
def subsuming_substitution(general, specific):
    def fits(s, t, theta):
        if isinstance(s, str) and (s[0] == "_" or s[0] != s[0].lower()):
            if s in theta:
                return dict(theta) if theta[s] == t else None
            return {**theta, s: t}
        if isinstance(s, (list, tuple)):
            if not isinstance(t, (list, tuple)) or len(s) != len(t) or s[0] != t[0]:
                return None
            for a, b in zip(s[1:], t[1:]):
                theta = fits(a, b, theta)
                if theta is None:
                    return None
            return theta
        return theta if s == t else None
    found = [fits(general[0], specific[0], {})]
    for atom in reversed(general[1]):
        found = [fits(atom, other, theta) for theta in found if theta is not None for other in reversed(specific[1])]
        found = [theta for theta in found if theta is not None]
    found = [theta for theta in found if theta is not None]
    return found[0] if found else None
