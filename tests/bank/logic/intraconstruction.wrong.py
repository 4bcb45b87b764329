# %% everything from right/all_renamings: mistake: all variables as arguments
# sorted(set(variables([first[0]] + shared)) & set(variables(rest + left))) => variables([first[0]] + shared + rest + left)
# %% bare from right/pairing: mistake: no arguments
# q = (new_predicate, *dict.fromkeys(t for a in [*c, *b] for t in a[1:] if isvar(t) and t in seen)) => q = (new_predicate,)
# %% first_rest_only from right/all_renamings: mistake: none that is known
# set(variables(rest + left))) => set(variables(rest)))
# %% head_only from right/all_renamings: mistake: none that is known
# variables([first[0]] + shared) => variables([first[0]])
# %% greedy from right/pairing: mistake: none that is known
#                   got = search(theirs[i + 1:], [c for c in ours if c != b], n)
# +                 return (got[0] + 1, got[1])
# %% whole_bodies from right/all_renamings: mistake: common part also in the definitions
# [new, rest], [new, left]] => [new, shared + rest], [new, shared + left]]
# %% names_as_they_are: mistake: atoms with the same names only
def intraconstruction(first, second, new_predicate):
    common = [a for a in first[1] if a in second[1]]
    b = [a for a in first[1] if a not in common]
    c = [a for a in second[1] if a not in common]
    seen = [t for a in [first[0], *common] for t in a[1:] if t[0].isupper()]
    inner = [t for a in b + c for t in a[1:]]
    q = [new_predicate, *[t for t in dict.fromkeys(seen) if t in inner]]
    return [[first[0], common + [q]], [q, b], [q, c]]
# %% names_what_is_shared from right/pairing: mistake: a predicate for the common part
#       start = unify(second[0], first[0], {})
# +     start = {}
#       seen = {t for a in [first[0], *common] for t in a[1:]}
# +     if not common:
# +         return []
# +     seen = {t for a in [first[0], head, *b, *c] for t in a[1:]}
# for a in [*c, *b] for t => for a in common for t
# return [(q, c), (first[0], [q, *common]), (q, b)] => return [(first[0], [q, *b]), (head, [q, *c]), (q, common)]
# %% with_constants from right/all_renamings: mistake: none that is known
# sorted(set(variables([first[0]] + shared)) & set(variables(rest + left))) => sorted({t for a in [first[0]] + shared for t in a[1:]} & {t for a in rest + left for t in a[1:]})
