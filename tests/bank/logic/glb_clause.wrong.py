# %% shared_names from right/primed: mistake: variables not renamed
# t + "__2" if is_var(t) else t => t
#           s, t = atoms[0][place], primed[0][place]
# +         if s != t and not is_var(s) and not is_var(t):
# +             raise ValueError("heads")
# %% first_head from right/groups: mistake: second head dropped
# for s, t in zip(one[0][1:], other[0][1:]): => for s, t in []:
# %% bodies_kept from right/primed: mistake: bodies left as they are
#       primed = [[a[0]] + [t + "__2" if is_var(t) else t for t in a[1:]] for a in [other[0]] + list(other[1])]
# +     bodies = atoms[1:] + primed[1:]
# for atom in atoms[1:] + primed[1:]: => for atom in bodies:
# %% in_common: mistake: a generalisation
def glb_clause(one, other):
    names = {}
    def lgg(s, t):
        if s == t and s[0].islower():
            return s
        return names.setdefault((s, t), "V%d" % len(names))
    def atom(a, b):
        return [a[0]] + [lgg(s, t) for s, t in zip(a[1:], b[1:])]
    head = atom(one[0], other[0])
    return [head, [atom(a, b) for a in one[1] for b in other[1] if a[0] == b[0]]]
# %% second_body_only from right/primed: mistake: none that is known
# for atom in atoms[1:] + primed[1:]: => for atom in primed[1:]:
# %% first_only_replaced from right/primed: mistake: none that is known
# primed = [put(a, old, new) for a in primed] => primed = [put(primed[0], old, new)] + primed[1:]
# %% one_predicate_once from right/primed: mistake: none that is known
# if atom not in body: => if atom[0] not in [b[0] for b in body]:
# %% looked_up_once from right/groups: mistake: none that is known
# while parent.get(x, x) != x: => if parent.get(x, x) != x:
# a, b = find(tag("A", s)), find(tag("B", t)) => a, b = tag("A", s), tag("B", t)
# %% constants_freed from right/groups: mistake: none that is known
# return ("", term) if term[0].islower() else (side, term) => return (side, term)
