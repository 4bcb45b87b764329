# %% ancestors: algorithm: all that is no ancestor of the query or the evidence, found by walking up
def irrelevant_nodes(net, query, evidence):
    seen = set()
    stack = [query, *evidence]
    while stack:
        node = stack.pop()
        if node not in seen:
            seen.add(node)
            stack.extend(net[node]["parents"])
    return {node for node in net if node not in seen}
# %% descendants: algorithm: for each node, whether anything that matters lies below it
def below(net, node):
    found = set()
    for other, spec in net.items():
        if node in spec["parents"]:
            found |= {other} | below(net, other)
    return found

def irrelevant_nodes(net, query, evidence):
    wanted = {query} | set(evidence)
    return tuple(n for n in net if n not in wanted and not below(net, n) & wanted)
# %% stripping: algorithm: takes childless nodes away until none is left that may go
def irrelevant_nodes(net, query, evidence):
    left = dict(net)
    gone = []
    while True:
        parents = {p for node in left.values() for p in node["parents"]}
        bare = [n for n in left if n not in parents and n != query and n not in evidence]
        if not bare:
            return gone
        gone += bare
        for n in bare:
            del left[n]
