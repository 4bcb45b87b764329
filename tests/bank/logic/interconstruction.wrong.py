# %% everything from right/all_renamings: mistake: all variables as arguments
# sorted(set(variables(shared)) & set(variables([first[0], head] + rest + left))) => variables(shared)
# %% bare from right/all_renamings: mistake: no arguments
# [new_predicate] + sorted(set(variables(shared)) & set(variables([first[0], head] + rest + left))) => [new_predicate]
# %% heads_only from right/all_renamings: mistake: none that is known
# [first[0], head] + rest + left => [first[0], head]
# %% first_only from right/all_renamings: mistake: none that is known
# [first[0], head] + rest + left => [first[0]] + rest
# %% kept from right/all_renamings: mistake: common part left in the rules
# [[first[0], rest + [new]], [head, left + [new]], => [[first[0], rest + shared + [new]], [head, left + shared + [new]],
# %% greedy from right/pairing: mistake: none that is known
#                   got = search(theirs[i + 1:], [c for c in ours if c != b], n)
# +                 return (got[0] + 1, got[1])
# %% names_as_they_are: mistake: atoms with the same names only
def interconstruction(first, second, new_predicate):
    common = [a for a in first[1] if a in second[1]]
    if not common:
        return []
    b = [a for a in first[1] if a not in common]
    c = [a for a in second[1] if a not in common]
    outer = {t for a in [first[0], second[0]] + b + c for t in a[1:]}
    r = [new_predicate, *dict.fromkeys(t for a in common for t in a[1:] if t[0].isupper() and t in outer)]
    return [[first[0], [r] + b], [second[0], [r] + c], [r, common]]
# %% with_constants from right/all_renamings: mistake: none that is known
# new = [new_predicate] + sorted(set(variables(shared)) & set(variables([first[0], head] + rest + left))) => new = [new_predicate] + sorted({t for a in shared for t in a[1:]} & {t for a in [first[0], head] + rest + left for t in a[1:]})
