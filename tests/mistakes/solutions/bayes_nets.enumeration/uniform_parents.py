# mistake: none that is known
def enumeration(net, query, evidence):
    node = net[query]
    rows = [row for key, row in node["table"] if all(evidence.get(p, v) == v for p, v in zip(node["parents"], key))]
    sums = {v: sum(row[v] ** 2 for row in rows) for v in node["values"]}
    return {v: p / sum(sums.values()) for v, p in sums.items()}
