# %% within_a_hundredth: mistake: nearly independent events called independent
def relations(outcomes,pairs):
    out=[]; n=len(outcomes)
    for a,b in pairs:
        k=len(set(a)&set(b))
        out.append("exclusive" if not k else "independent" if abs(k/n-len(a)*len(b)/n/n)<1e-2 else "neither")
    return out
# %% equal_floats from within_a_hundredth: mistake: products of floats compared
# abs(k/n-len(a)*len(b)/n/n)<1e-2 => k/n == (len(a)/n) * (len(b)/n)
# %% words_mixed_up: mistake: the two words exchanged
def relations(outcomes, pairs):
    n = len(outcomes)
    words = []
    for a, b in pairs:
        common = len([x for x in a if x in b])
        if common == 0:
            words.append("independent")
        elif common * n == len(a) * len(b):
            words.append("exclusive")
        else:
            words.append("neither")
    return words
# %% disjoint_or_not: mistake: overlapping events called independent
def relations(outcomes, pairs):
    return ["exclusive" if set(a).isdisjoint(b) else "independent" for a, b in pairs]
# %% nothing_in_common: mistake: exclusive events called independent
def relations(outcomes, pairs):
    result = []
    for a, b in pairs:
        if set(a) & set(b):
            result.append("neither")
        else:
            result.append("independent")
    return result
# %% subset_never: mistake: events inside one another never independent
def relations(outcomes, pairs):
    d = []
    for a, b in pairs:
        A, B = set(a), set(b)
        k = len(A & B)
        if not k: d.append('exclusive')
        elif A <= B or B <= A: d.append('neither')
        else: d.append('independent' if k*len(outcomes) == len(a)*len(b) else 'neither')
    return d
# %% dict_pairs: mistake: a pair that is listed twice answered once
def relations(outcomes, pairs):
    d = {}
    for a, b in pairs:
        k = len(set(a) & set(b))
        d[(tuple(a), tuple(b))] = 'exclusive' if not k else 'independent' if k*len(outcomes) == len(a)*len(b) else 'neither'
    return list(d.values())
# %% never_independent: mistake: no events independent
def relations(outcomes, pairs):
    return ['neither' if set(a) & set(b) else 'exclusive' for a, b in pairs]
