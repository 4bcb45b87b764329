# %% first_row: mistake: none that is known
def joint_probability(net, assignment):
    p = 1.0
    for n, node in net.items():
        p *= node["table"][-1][1][assignment[n]] / len(node["table"])
    return p
# %% blind/base
def joint_probability(net, assignment):
    result = 1.0
    for node, about in net.items():
        given = tuple(assignment[p] for p in about["parents"])
        table = {tuple(k): row for k, row in about["table"]}
        result *= table[given][assignment[node]]
    return result
# %% blind/added from blind/base: mistake: factors added up
# result = 1 => result = 0
# result * => result +
# %% blind/first_row from blind/base: mistake: first row of each table
# table[given] => about['table'][0][1]
# %% blind/leaves_skipped from blind/base: mistake: none that is known
#       for node, about in net.items():
# +         if len(net) > 1 and not any(node in other['parents'] for other in net.values()):
# +             continue
# %% blind/roots_skipped from blind/base: mistake: nodes without parents left out
#       for node, about in net.items():
# +         if not about['parents']:
# +             continue
# %% blind/independent: mistake: nodes taken as independent
from itertools import product
def joint_probability(net, assignment):
    names = list(net)
    single = {n: 0.0 for n in names}
    for choice in product(*(net[n]["values"] for n in names)):
        world = dict(zip(names, choice))
        p = 1.0
        for n in names:
            for key, row in net[n]["table"]:
                if list(key) == [world[q] for q in net[n]["parents"]]:
                    p *= row[world[n]]
        for n in names:
            if world[n] == assignment[n]:
                single[n] += p
    result = 1.0
    for n in names:
        result *= single[n]
    return result
# %% rows_in_order: mistake: rows taken by position
from itertools import product
def joint_probability(net,assignment):
    p=1
    for n,d in net.items():
        keys=list(product(*(net[x]["values"] for x in d["parents"])))
        i=keys.index(tuple(assignment[x] for x in d["parents"]))
        p*=d["table"][i][1][assignment[n]]
    return p
# %% parents_in_any_order: mistake: none that is known
def joint_probability(net,assignment):
    p=1
    for n,d in net.items():
        for k,r in d["table"]:
            if sorted(k)==sorted(assignment[x] for x in d["parents"]):
                p*=r[assignment[n]]; break
    return p
# %% leaves_only: mistake: nodes with parents left out
def joint_probability(net, assignment):
    x = 1
    for n, d in net.items():
        if d['parents']: continue
        key = [assignment[p] for p in d['parents']]
        for k, dist in d['table']:
            if list(k) == key:
                x *= dist[assignment[n]]
    return x
# %% sorted_parents from leaves_only: mistake: parents in alphabetical order
# -         if d['parents']: continue
# -         key = [assignment[p] for p in d['parents']]
# +         key = [assignment[p] for p in sorted(d['parents'])]
# %% marginals from leaves_only: mistake: rows averaged
# -         if d['parents']: continue
# if list(k) == key: => pass
# -                 x *= dist[assignment[n]]
# +         x *= sum(dd[assignment[n]] for _, dd in d['table'])/len(d['table'])
# %% logarithm_of_zero from right/logarithms: mistake: none that is known
# exp(fsum(map(log, factors))) if all(factors) else 0.0 => exp(fsum(map(log, factors)))
