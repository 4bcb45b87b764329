"""algorithm: takes childless nodes away until none is left that may go."""


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
