# %% uniform_parents: mistake: none that is known
def enumeration(net, query, evidence):
    node = net[query]
    rows = [row for key, row in node["table"] if all(evidence.get(p, v) == v for p, v in zip(node["parents"], key))]
    sums = {v: sum(row[v] ** 2 for row in rows) for v in node["values"]}
    return {v: p / sum(sums.values()) for v, p in sums.items()}
# %% blind/base
from itertools import product
def local(net, node, world):
    key = [world[p] for p in net[node]["parents"]]
    for values, row in net[node]["table"]:
        if list(values) == key:
            return row[world[node]]
def joint(net, world):
    p = 1.0
    for node in net:
        p *= local(net, node, world)
    return p
def enumeration(net, query, evidence):
    answer = {}
    for value in net[query]["values"]:
        fixed = dict(evidence)
        fixed[query] = value
        free = [n for n in net if n not in fixed]
        total = 0.0
        for choice in product(*(net[n]["values"] for n in free)):
            world = dict(fixed)
            world.update(zip(free, choice))
            total += joint(net, world)
        answer[value] = total
    norm = sum(answer.values())
    return {v: p / norm for v, p in answer.items()}
# %% blind/best_world from blind/base: mistake: only the most probable assignment
# += joint(net, world) => = max(total, joint(net, world))
# %% blind/blind from blind/base: mistake: evidence ignored
# dict(evidence) => {}
# %% blind/direct_parents from blind/base: mistake: none that is known
# p *= => p +=
# %% blind/from_above from blind/base: mistake: only evidence about ancestors
# enumeration(net, query, evidence) => ancestors(net, node)
# +     found = set()
# +     todo = list(net[node]["parents"])
# +     while todo:
# +         n = todo.pop()
# +         if n not in found:
# +             found.add(n)
# +             todo += net[n]["parents"]
# +     return found
# + def enumeration(net, query, evidence):
# +     above = ancestors(net, query)
# +     evidence = {n: v for n, v in evidence.items() if n in above}
# %% blind/joint_only from blind/base: mistake: not divided by the evidence
# -     norm = sum(answer.values())
# {v: p / norm for v, p in answer.items()} => answer
# %% blind/no_priors from blind/base: mistake: none that is known
# p *= local(net, node, world) => if net[node]['parents']:
# +             p *= local(net, node, world)
# %% as_usual
from itertools import product
def entry(net, node, full):
    key = [full[p] for p in net[node]['parents']]
    for k, dist in net[node]['table']:
        if list(k) == key:
            return dist[full[node]]
    return 0
def enumeration(net, query, evidence):
    nodes = list(net)
    res = {v: 0.0 for v in net[query]['values']}
    for combo in product(*[net[n]['values'] for n in nodes]):
        full = dict(zip(nodes, combo))
        if any(full[k] != v for k, v in evidence.items()): continue
        p = 1
        for n in nodes: p *= entry(net, n, full)
        res[full[query]] += p
    t = sum(res.values())
    return {v: p/t for v, p in res.items()}
# %% sorted_parents from as_usual: mistake: parents in alphabetical order
# for p in net[node]['parents']] => for p in sorted(net[node]['parents'])]
# %% do from as_usual: mistake: tables of observed nodes left out
# -         for n in nodes: p *= entry(net, n, full)
# +         for n in nodes:
# +             if not (n in evidence and net[n]['parents']): p *= entry(net, n, full)
# %% neighbours from as_usual: mistake: only evidence about parents and children
# if any(full[k] != v for k, v in evidence.items()) => if any(full[k] != v for k, v in evidence.items() if k in net[query]['parents'] or query in net[k]['parents'])
# %% descend from as_usual: mistake: only evidence about children
# if any(full[k] != v for k, v in evidence.items()) => if any(full[k] != v for k, v in evidence.items() if query in net[k]['parents'])
# %% any from as_usual: mistake: one piece of the evidence is enough
# if any(full[k] != v for k, v in evidence.items()): continue => if evidence and all(full[k] != v for k, v in evidence.items()): continue
# %% passed_down: mistake: only evidence about ancestors
def enumeration(net: dict, query: str, evidence: dict) -> dict[str, float]:
    def belief(node):
        if node in evidence:
            return {v: 1.0 if v == evidence[node] else 0.0 for v in net[node]['values']}
        parents = net[node]['parents']
        beliefs = [belief(p) for p in parents]
        result = dict.fromkeys(net[node]['values'], 0.0)
        for given, dist in net[node]['table']:
            weight = 1.0
            for b, value in zip(beliefs, given):
                weight *= b[value]
            for v in result:
                result[v] += weight * dist[v]
        return result

    return belief(query)
# %% order_of_nodes: mistake: parents in the order of the nodes
from itertools import product


def probability(net, node, world):
    key = [world[n] for n in net if n in net[node]['parents']]
    for given, dist in net[node]['table']:
        if given == key:
            return dist[world[node]]
    return 0.0


def enumeration(net: dict, query: str, evidence: dict) -> dict[str, float]:
    hidden = [n for n in net if n != query and n not in evidence]
    scores = {}
    for value in net[query]['values']:
        scores[value] = 0
        for combo in product(*[net[h]['values'] for h in hidden]):
            world = dict(evidence)
            world[query] = value
            world.update(zip(hidden, combo))
            p = 1
            for node in net:
                p *= probability(net, node, world)
            scores[value] += p
    s = sum(scores.values())
    return {v: scores[v] / s for v in scores}
