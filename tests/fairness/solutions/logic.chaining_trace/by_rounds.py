"""algorithm: the round of every fact, remembered in a dict and sorted out at the end."""


def matches(atoms, facts):
    found = [({}, [])]
    for atom in atoms:
        found = [
            ({**theta, **dict(zip(atom[1:], fact[1:]))}, [*used, fact])
            for theta, used in found
            for fact in facts
            if fact[0] == atom[0] and len(fact) == len(atom)
            if all(theta.get(t, v if t[0].isupper() else t) == v for t, v in zip(atom[1:], fact[1:]))
            if len({(t, v) for t, v in zip(atom[1:], fact[1:])}) == len(set(atom[1:]))
        ]
    return found


def chaining_trace(facts, rules):
    born = {tuple(f): 0 for f in facts}
    number = 0
    while number in born.values():
        number += 1
        for head, body in rules:
            for theta, _ in matches(body, [f for f, n in born.items() if n < number]):
                born.setdefault((head[0], *(theta.get(t, t) for t in head[1:])), number)
    return [[f for f, n in born.items() if n == k] for k in range(1, number)]
