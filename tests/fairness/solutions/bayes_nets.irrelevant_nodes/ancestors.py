"""algorithm: all that is no ancestor of the query or the evidence, found by walking up."""


def irrelevant_nodes(net, query, evidence):
    seen = set()
    stack = [query, *evidence]
    while stack:
        node = stack.pop()
        if node not in seen:
            seen.add(node)
            stack.extend(net[node]["parents"])
    return {node for node in net if node not in seen}
