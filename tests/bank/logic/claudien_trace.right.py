# %% queue: algorithm: a queue of clauses, the truth by all values of all variables
from itertools import product
def atom(literal):
    return literal[1] if literal[0] == "not" else literal
def is_true(clause, facts):
    known = {tuple(fact) for fact in facts}
    things = {term for fact in facts for term in fact[1:]}
    names = sorted({term for literal in clause for term in atom(literal)[1:]})
    for values in product(things, repeat=len(names)):
        put = dict(zip(names, values))
        if not any(((a[0], *(put[t] for t in a[1:])) in known) != (literal[0] == "not") for literal in clause for a in [atom(literal)]):
            return False
    return True
def claudien_trace(facts, literals, max_literals):
    queue, found, steps = [[]], [], []
    while queue:
        clause = queue.pop(0)
        if not is_true(clause, facts):
            result = "false"
            if len(clause) < max_literals:
                start = literals.index(clause[-1]) + 1 if clause else 0
                queue += [clause + [literal] for literal in literals[start:]]
        elif entails(found, clause):
            result = "entailed"
        else:
            result = "kept"
            found.append(clause)
        steps.append({"clause": clause, "result": result})
    return steps
# %% by_length: algorithm: all sets of places, by length, but those with a part that is true; the body of a clause matched to facts, the clauses as sets
from itertools import combinations
def matches(body, facts, put):
    if not body:
        yield put
        return
    for fact in facts:
        if fact[0] == body[0][0] and len(fact) == len(body[0]):
            new = dict(put)
            if all(new.setdefault(v, c) == c for v, c in zip(body[0][1:], fact[1:])):
                yield from matches(body[1:], facts, new)
def holds(clause, facts):
    body = [l[1] for l in clause if l[0] == "not"]
    heads = [l for l in clause if l[0] != "not"]
    all_of = sorted({c for f in facts for c in f[1:]})
    def some_head(put):
        free = [v for h in heads for v in h[1:] if v not in put]
        if free:
            return all(some_head({**put, free[0]: c}) for c in all_of)
        return any([h[0], *(put[v] for v in h[1:])] in facts for h in heads)
    return all(some_head(put) for put in matches(body, facts, {}))
def claudien_trace(facts, literals, max_literals):
    answer, closed, kept = [], [], []
    for size in range(max_literals + 1):
        for places in combinations(range(len(literals)), size):
            if any(places[:n] in closed for n in range(size)):
                continue
            clause = [literals[p] for p in places]
            if holds(clause, facts):
                closed.append(places)
                say = "entailed" if entails(kept, clause) else "kept"
                if say == "kept":
                    kept.append(clause)
            else:
                say = "false"
            answer.append((list(reversed(clause)), say))
    return answer
