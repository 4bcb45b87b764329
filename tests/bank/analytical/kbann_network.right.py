# %% counter: algorithm: clauses counted by head; weights first, the bias from their signs
from collections import Counter
def kbann_network(theory, weight):
    many, seen, units = Counter(head for head, _ in theory), Counter(), {}
    for head, body in theory:
        seen[head] += 1
        name = head if many[head] == 1 else f"{head} {seen[head]}"
        unit = {}
        for item in body:
            if isinstance(item, str):
                unit[item] = weight
            else:
                unit[item[1]] = -weight
        positive = [w for w in unit.values() if w > 0]
        unit["bias"] = weight / 2 - sum(positive)
        units[name] = unit
    for head, count in many.items():
        if count > 1:
            units[head] = {"bias": -weight / 2} | {f"{head} {i + 1}": weight for i in range(count)}
    return units
# %% grouped: algorithm: bodies grouped by head first, n counted directly; lists of pairs inside
def kbann_network(theory, weight):
    groups = {}
    for head, body in theory:
        groups.setdefault(head, []).append(body)

    def unit(body):
        n = len([each for each in body if type(each) is str])
        pairs = [(each, float(weight)) if type(each) is str else (each[1], -float(weight)) for each in body]
        return dict([("bias", (0.5 - n) * weight), *pairs])

    network = {}
    for head, bodies in sorted(groups.items()):
        if len(bodies) == 1:
            network[head] = unit(bodies[0])
            continue
        for number, body in enumerate(bodies, 1):
            network[head + " " + str(number)] = unit(body)
        network[head] = {**{head + " " + str(number): weight for number in range(1, len(bodies) + 1)}, "bias": -0.5 * weight}
    return network
# %% fractions: type: Fractions for numbers, keys in falling order
from fractions import Fraction
def kbann_network(theory, weight):
    w = Fraction(weight)
    heads = [h for h, _ in theory]
    found = {}
    for place, (head, body) in enumerate(theory):
        name = head if heads.count(head) == 1 else "%s %d" % (head, heads[: place + 1].count(head))
        signs = {(b if isinstance(b, str) else b[1]): (1 if isinstance(b, str) else -1) for b in body}
        found[name] = {k: s * w for k, s in signs.items()}
        found[name]["bias"] = -(sum(s == 1 for s in signs.values()) - Fraction(1, 2)) * w
        if name != head:
            found.setdefault(head, {"bias": -w / 2})[name] = w
    return {name: dict(sorted(found[name].items(), reverse=True)) for name in sorted(found, reverse=True)}
