# %% not_divided: mistake: not divided by the evidence
def conditional_distribution(joint, target, evidence):
    sums = {}
    for values, p in joint:
        if all(values[i] == v for i, v in evidence):
            sums[values[target]] = sums.get(values[target], 0) + p
    return sums
# %% any_evidence from not_divided: mistake: none that is known
# all(values[i] == v for i, v in evidence) => not evidence or values[evidence[0][0]] == evidence[0][1]
# + p => + p * p
# return sums => return {v: p / sum(sums.values()) for v, p in sums.items()}
# %% blind/first_evidence from not_divided: mistake: one piece of the evidence used
# sums = => result =
# in evidence => in evidence[:1]
# sums[values[target]] = sums => result[values[target]] = result
# +     total = sum(result.values())
# sums => {v: p / total for v, p in result.items()}
# %% turned from blind/first_evidence: mistake: the condition turned around
# result = => with_evidence, alone = {},
# if all(values[i] == v for i, v in evidence[:1]): => value = values[target]
#             result[values[target]] = result.get(values[target], 0) =>         alone[value] = alone.get(value, 0)
#     total = sum(result.values()) =>         if all(values[i] == v for i, v in evidence):
# +             with_evidence[value] = with_evidence.get(value, 0) + p
# p / total for v, p in result.items() => with_evidence.get(v, 0) / alone[v] for v in alone
# %% blind/any_evidence from blind/first_evidence: mistake: one piece of the evidence is enough
# all(values[i] == v for i, v in evidence[:1]) => not evidence or any(values[i] == v for i, v in evidence)
# %% blind/marginal from blind/first_evidence: mistake: evidence not used
# -         if all(values[i] == v for i, v in evidence[:1]):
#             result =>         result
# %% blind/turned from blind/first_evidence: mistake: the condition turned around
# evidence[:1] => evidence
# -     total = sum(result.values())
# total => sum(q for values, q in joint if values[target] == v)
# %% blind/together from not_divided: mistake: not divided by the evidence
# sums = => result =
# sums[values[target]] = sums => result[values[target]] = result
# sums => result
# %% value_anywhere: mistake: evidence found in any variable
def conditional_distribution(joint,target,evidence):
    d={}
    for v,p in joint:
        if all(x in v for _,x in evidence): d[v[target]]=d.get(v[target],0)+p
    s=sum(d.values()); return {k:x/s for k,x in d.items()}
# %% naive: mistake: pieces of evidence taken as independent
def conditional_distribution(joint, target, evidence):
    tot = {}
    for c, p in joint:
        tot[c[target]] = tot.get(c[target], 0) + p
    s = {}
    for v in tot:
        x = tot[v]
        for i, e in evidence:
            x *= sum(p for c, p in joint if c[target] == v and c[i] == e)/tot[v] if tot[v] else 0
        s[v] = x
    t = sum(s.values())
    return {k: v/t for k, v in s.items()}
# %% overwritten: mistake: last cell
def conditional_distribution(joint, target, evidence):
    out = {}
    for c, p in joint:
        if all(c[i] == v for i, v in evidence):
            out[c[target]] = p
    t = sum(out.values())
    return {k: v/t for k, v in out.items()}
# %% counts from overwritten: mistake: combinations counted
# = p => = out.get(c[target], 0) + 1
