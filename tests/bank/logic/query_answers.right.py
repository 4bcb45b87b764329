# %% prover: algorithm: depth-first search with a generator, and names with a number for each use of a clause
from itertools import count
def is_var(t):
    return isinstance(t, str) and t[:1].isupper()

def look(t, theta):
    while t in theta:
        t = theta[t]
    return t

def unify(one, other, theta):
    if one[0] != other[0] or len(one) != len(other):
        return None
    theta = dict(theta)
    for s, t in zip(one[1:], other[1:]):
        s, t = look(s, theta), look(t, theta)
        if s == t:
            continue
        if is_var(s):
            theta[s] = t
        elif is_var(t):
            theta[t] = s
        else:
            return None
    return theta

def query_answers(goals, facts, clauses, depth):
    numbers = count(1)
    def fresh(atom, n):
        if atom[0] == "not":
            return ["not", fresh(atom[1], n)]
        return [atom[0]] + [f"{t}#{n}" if is_var(t) else t for t in atom[1:]]
    def prove(goals, theta, left):
        if not goals:
            yield theta
            return
        goal, rest = goals[0], goals[1:]
        if goal[0] == "not":
            if not any(True for _ in prove([goal[1]], theta, left)):
                yield from prove(rest, theta, left)
        elif goal[0] == "<":
            if look(goal[1], theta) < look(goal[2], theta):
                yield from prove(rest, theta, left)
        else:
            for fact in facts:
                new = unify(goal, fact, theta)
                if new is not None:
                    yield from prove(rest, new, left)
            for head, body in clauses if left else []:
                n = next(numbers)
                new = unify(goal, fresh(head, n), theta)
                if new is not None:
                    for found in prove([fresh(g, n) for g in body], new, left - 1):
                        yield from prove(rest, found, left)
    names = [t for g in goals if g[0] not in ("not", "<") for t in g[1:] if is_var(t)]
    out = []
    for theta in prove(goals, {}, depth):
        answer = {n: look(n, theta) for n in names}
        if answer not in out:
            out.append(answer)
    return out

# %% rounds: algorithm: bottom up; after k rounds all atoms are known that can be proved with depth k
def values_of(body, known, theta):
    if not body:
        return [theta]
    goal = body[0]
    if goal[0] == "<":
        a, b = (theta.get(t, t) for t in goal[1:])
        return values_of(body[1:], known, theta) if a < b else []
    if goal[0] == "not":
        atom = goal[1]
        for fact in known:
            if fact[0] == atom[0]:
                seen = dict(theta)
                if all(seen.setdefault(t, c) == c if isinstance(t, str) and t[0].isupper() else t == c for t, c in zip(atom[1:], fact[1:])):
                    return []
        return values_of(body[1:], known, theta)
    out = []
    for fact in known:
        if fact[0] == goal[0] and len(fact) == len(goal):
            new = dict(theta)
            for t, c in zip(goal[1:], fact[1:]):
                if isinstance(t, str) and t[0].isupper():
                    if new.setdefault(t, c) != c:
                        break
                elif t != c:
                    break
            else:
                out += values_of(body[1:], known, new)
    return out

def query_answers(goals, facts, clauses, depth):
    known = {tuple(f) for f in facts}
    for _ in range(depth):
        new = {tuple(f) for f in facts}
        for head, body in clauses:
            for theta in values_of(body, known, {}):
                new.add((head[0],) + tuple(theta.get(t, t) for t in head[1:]))
        known = new
    answers = values_of(goals, known, {})
    return [a for i, a in enumerate(answers) if a not in answers[:i]]
