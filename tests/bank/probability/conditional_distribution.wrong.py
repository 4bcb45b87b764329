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
# %% no_evidence from not_divided: mistake: evidence not used
# -         if all(values[i] == v for i, v in evidence):
#             sums =>         sums
# %% blind/first_evidence from not_divided: mistake: none that is known
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
# %% blind/any_evidence from blind/first_evidence: mistake: none that is known
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
