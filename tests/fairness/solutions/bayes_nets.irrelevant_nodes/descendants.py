"""algorithm: for each node, whether anything that matters lies below it."""


def below(net, node):
    found = set()
    for other, spec in net.items():
        if node in spec["parents"]:
            found |= {other} | below(net, other)
    return found


def irrelevant_nodes(net, query, evidence):
    wanted = {query} | set(evidence)
    return tuple(n for n in net if n not in wanted and not below(net, n) & wanted)
