# %% swept
def without_arrows(f):
    if isinstance(f, str):
        return f
    op, *p = f
    p = [without_arrows(g) for g in p]
    if op == "->":
        return ["or", ["not", p[0]], p[1]]
    if op == "<-":
        return ["or", p[0], ["not", p[1]]]
    if op == "<->":
        return ["or", ["and", p[0], p[1]], ["and", ["not", p[0]], ["not", p[1]]]]
    return [op, *p]
# %% swept_iff_impl from swept: mistake: equivalence in one direction
# ["or", ["and", p[0], p[1]], ["and", ["not", p[0]], ["not", p[1]]]] => ["or", ["not", p[0]], p[1]]
# %% swept_iff_xor from swept: mistake: equivalence turned into its opposite
# ["or", ["and", p[0], p[1]], ["and", ["not", p[0]], ["not", p[1]]]] => ["or", ["and", p[0], ["not", p[1]]], ["and", ["not", p[0]], p[1]]]
# %% swept_not_depth from swept: mistake: none that is known
#       op, *p = f
# +     if op == 'not': return f
# %% left_as_right from swept: mistake: backward arrow read forward
# return ["or", p[0], ["not", p[1]]] => return ["or", ["not", p[0]], p[1]]
# %% iff_and from swept: mistake: equivalence without its second half
# ["or", ["and", p[0], p[1]], ["and", ["not", p[0]], ["not", p[1]]]] => ["and", p[0], p[1]]
# %% both from swept: mistake: implication taken for a conjunction
# ["or", ["not", p[0]], p[1]] => ["and", p[0], p[1]]
# ["or", p[0], ["not", p[1]]] => ["and", p[0], p[1]]
# %% turned from swept: mistake: premise and conclusion exchanged
# ["or", ["not", p[0]], p[1]] => ["or", p[0], ["not", p[1]] ]
# ["or", p[0], ["not", p[1]]] => ["or", ["not", p[0]], p[1]]
# %% and_not from swept: mistake: not the premise and the conclusion
# ["or", ["not", p[0]], p[1]] => ["and", ["not", p[0]], p[1]]
# ["or", p[0], ["not", p[1]]] => ["and", p[0], ["not", p[1]]]
