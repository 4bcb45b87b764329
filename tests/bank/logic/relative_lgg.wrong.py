# %% dropped_early from right/atom_by_atom: mistake: background dropped first
# if a[0] == b[0] and join(a, b) not in body: => if a[0] == b[0] and a != b and join(a, b) not in body:
# %% kept_all from right/atom_by_atom: mistake: background kept
# [named(b) for b in body if list(b) not in background] => [named(b) for b in body]
# %% raw from right/atom_by_atom: mistake: not reduced
# while changed: => while False:
# %% only_linked: mistake: unlinked atoms dropped instead
def relative_lgg(one, other, background):
    def join(a, b):
        return tuple(x if x == y else (x, y) for x, y in zip(a, b))
    head = join(one, other)
    atoms = {join(a, b) for a in background for b in background if a[0] == b[0]}
    known, kept = {x for x in head if isinstance(x, tuple)}, set()
    while True:
        new = {a for a in atoms - kept if known & set(a)}
        if not new:
            break
        kept |= new
        known |= {x for a in new for x in a if isinstance(x, tuple)}
    def named(atom):
        return ["V_%s_%s" % x if isinstance(x, tuple) else x for x in atom]
    return [named(head), [named(a) for a in kept]]
# %% unordered from right/by_groups: mistake: (a, b) and (b, a) alike
# table.setdefault((x, y), => table.setdefault(frozenset([x, y]),
# %% each_place from right/by_groups: mistake: a variable for each place
# table.setdefault((x, y), => table.setdefault(len(table),
# %% head_only from right/atom_by_atom: mistake: atoms with the head's variable only
# [named(b) for b in body if list(b) not in background] => [named(b) for b in body if list(b) not in background and any(isinstance(x, tuple) and x in head for x in b)]
# %% own_facts_only from right/by_groups: mistake: none that is known
# for a in background for b in background if a[0] == b[0]} => for a in background for b in background if a[0] == b[0] and one[1] in a and other[1] in b}
# %% first_partner from right/atom_by_atom: mistake: none that is known
#               if a[0] == b[0] and join(a, b) not in body:
#                   body.append(join(a, b))
# +                 break
# %% by_first from right/by_groups: mistake: none that is known
# table.setdefault((x, y), => table.setdefault(x,
# %% one_reduction from right/by_groups: mistake: none that is known
# while again: => for _ in range(1):
# %% ground_dropped from right/by_groups: mistake: none that is known
# for a in atoms if list(a) not in background] => for a in atoms if any(x in names for x in a) or set(a) & set(head)]
