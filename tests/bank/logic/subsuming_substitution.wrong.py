# %% each_alone from right/all_at_once: mistake: each atom on its own
#       found = [fits(general[0], specific[0], {})]
# -     for atom in reversed(general[1]):
# -         found = [fits(atom, other, theta) for theta in found if theta is not None for other in reversed(specific[1])]
# -         found = [theta for theta in found if theta is not None]
# +     for atom in general[1]:
# +         new = [theta for theta in (fits(atom, other, {}) for other in specific[1]) if theta is not None]
# +         found = [{**found[0], **new[0]}] if new and found and found[0] is not None else [None]
# %% first_fit from right/all_at_once: mistake: no choice taken back
# for atom in reversed(general[1]): => for atom in general[1]:
# for other in reversed(specific[1])] => for other in specific[1]]
#           found = [theta for theta in found if theta is not None]
# +         found = found[:1]
# %% one_to_one from right/every_map: mistake: an atom for each
# if match(general[0] => if len(set(map(str, chosen))) == len(chosen) and match(general[0]
# %% both_replaced: mistake: variables of both replaced
def subsuming_substitution(general, specific):
    def var(t):
        return isinstance(t, str) and not t[0].islower()
    def look(t, theta):
        while var(t) and t in theta:
            t = theta[t]
        return t
    def unify(s, t, theta):
        s, t = look(s, theta), look(t, theta)
        if s == t:
            return theta
        if var(s):
            return {**theta, s: t}
        if var(t):
            return {**theta, t: s}
        if isinstance(s, list) and isinstance(t, list) and len(s) == len(t) and s[0] == t[0]:
            for a, b in zip(s[1:], t[1:]):
                theta = unify(a, b, theta) if theta is not None else None
            return theta
        return None
    def search(atoms, theta):
        if theta is None or not atoms:
            return theta
        for other in specific[1]:
            found = search(atoms[1:], unify(atoms[0], other, theta))
            if found is not None:
                return found
        return None
    found = search(general[1], unify(general[0], specific[0], {}))
    return None if found is None else {v: look(v, found) for v in found}
# %% turned from right/every_map: mistake: in the other direction
# def subsuming_substitution(general, specific): => def subsuming_substitution(specific, general):
# %% heads_ignored from right/every_map: mistake: none that is known
# if match(general[0], specific[0], theta) and all => if all
# %% different_terms from right/every_map: mistake: none that is known
# -             return theta
# +             if len(set(map(str, theta.values()))) == len(theta):
# +                 return theta
# %% same_names_only from right/every_map: mistake: none that is known
# return theta.setdefault(s, t) == t => return theta.setdefault(s, t) == t and (not is_var(t) or t == s)
# %% none_without_body from right/every_map: mistake: none that is known
# return None => return {}
