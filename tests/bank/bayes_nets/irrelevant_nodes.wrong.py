# %% two_rounds: mistake: none that is known
def irrelevant_nodes(net,query,evidence):
    par={p for d in net.values() for p in d["parents"]}
    out=[n for n in net if n not in par and n!=query and n not in evidence]
    more=[n for n in net if n not in out and n!=query and n not in evidence and all(c in out for c in net if n in net[c]["parents"])]
    return out+more
# %% above_the_query_only: mistake: ancestors of the evidence removed
def irrelevant_nodes(net, query, evidence):
    needed = {query}
    todo = [query]
    while todo:
        for parent in net[todo.pop()]["parents"]:
            if parent not in needed:
                needed.add(parent)
                todo.append(parent)
    return [node for node in net if node not in needed and node not in evidence]
# %% leaves_but_the_query: mistake: observed nodes removed
def irrelevant_nodes(net, query, evidence):
    left = set(net)
    while True:
        childless = [n for n in left if n != query and not any(n in net[m]["parents"] for m in left)]
        if not childless:
            return set(net) - left
        left -= set(childless)
# %% leaves_once: mistake: only one round
def irrelevant_nodes(net, query, evidence):
    removed = []
    for node in net:
        children = [other for other in net if node in net[other]["parents"]]
        if not children and node != query and node not in evidence:
            removed.append(node)
    return removed
# %% hidden_nodes: mistake: all nodes that were not observed
def irrelevant_nodes(net, query, evidence):
    return [node for node in net if node != query and node not in evidence]
# %% independent: mistake: independent nodes removed too
def irrelevant_nodes(net, query, evidence):
    def ancestors(ns):
        anc = set(); todo = list(ns)
        while todo:
            n = todo.pop()
            if n in anc: continue
            anc.add(n); todo += net[n]['parents']
        return anc
    keep = ancestors([query, *evidence])
    nb = {n: set() for n in keep}
    for n in keep:
        ps = net[n]['parents']
        for p in ps:
            nb[n].add(p); nb[p].add(n)
            for q in ps:
                if q != p: nb[p].add(q)
    seen = {query}; todo = [query]
    while todo:
        n = todo.pop()
        for m in nb[n]:
            if m not in seen and m not in evidence:
                seen.add(m); todo.append(m)
    return [n for n in net if n not in keep or (n not in seen and n not in evidence)]
# %% unlinked: mistake: nodes without a link to the query removed too
def irrelevant_nodes(net, query, evidence):
    linked = {query}
    changed = True
    while changed:
        changed = False
        for n in net:
            for p in net[n]['parents']:
                if (n in linked) != (p in linked):
                    linked |= {n, p}; changed = True
    left = set(net) ; gone = [n for n in net if n not in linked and n not in evidence]
    left -= set(gone)
    while True:
        out = [n for n in left if n != query and n not in evidence and not any(n in net[m]['parents'] for m in left)]
        if not out: return gone
        left -= set(out); gone += out
# %% query_removed: mistake: query removed
def irrelevant_nodes(net, query, evidence):
    left = set(net); gone = []
    changed = True
    while changed:
        changed = False
        for n in sorted(left):
            if n not in evidence and not any(n in net[m]['parents'] for m in left):
                left.discard(n); gone.append(n); changed = True
    return gone
# %% parents_only: mistake: grandparents removed
def irrelevant_nodes(net, query, evidence):
    anc = set()
    todo = [query, *evidence]
    for n in todo:
        anc |= {n, *net[n]['parents']}
    return [n for n in net if n not in anc]
# %% descendants: mistake: all descendants of the query
def irrelevant_nodes(net, query, evidence):
    # descendants of the query that are not observed
    d = set(); ch = True
    while ch:
        ch = False
        for n in net:
            if n not in d and n != query and any(p == query or p in d for p in net[n]['parents']):
                d.add(n); ch = True
    return [n for n in net if n in d and n not in evidence]
